extension GuideKey {
  /// The guide's name for people to read: `.leading` for a standard guide, the type's name for a
  /// custom one.
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
