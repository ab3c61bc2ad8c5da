extension GuideKey {
  /// What people call the guide: `.leading` for those that everybody knows, the type that names it
  /// for a client's.
  var name: String {
    switch (role, axis) {
    case (.start, .horizontal): ".leading"
    case (.start, .vertical): ".top"
    case (.center, _): ".center"
    case (.end, .horizontal): ".trailing"
    case (.end, .vertical): ".bottom"
    case (.firstBaseline, _): ".firstTextBaseline"
    case (.lastBaseline, _): ".lastTextBaseline"
    case (.custom, _): "\(id)"
    }
  }
}
