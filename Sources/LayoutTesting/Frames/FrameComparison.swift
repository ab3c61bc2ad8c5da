import LayoutCore

/// What differs between a result and the frames that were expected of it.
struct FrameComparison {
  /// A view that is not where it was expected.
  private struct Row {
    let expected: ExpectedFrame
    let actual: String
    let difference: String
  }

  private let result: ResolvedLayout
  private let count: Int
  private var rows: [Row] = []
  private var problems: [String] = []
  /// The views that have other frames than expected.
  private var wrong: [ResolvedLayout.Node] = []
  /// Whether ids are only known as they are written, as in tables.
  private let knowsSpellings: Bool
  /// The views by how their ids are written, in the order of description.
  private lazy var viewsBySpelling: [String: [ResolvedLayout.Node]] = {
    var views: [String: [ResolvedLayout.Node]] = [:]
    for node in result.nodes {
      for name in Set(node.ids.map { "\($0.base)" }) { views[name, default: []].append(node) }
    }
    return views
  }()
  /// The views with an id, once they were asked for: those of rows are, again and again.
  private var viewsByID: [AnyHashable: [ResolvedLayout.Node]] = [:]
  /// The views that draw a text, in the order of description.
  private lazy var viewsByText: [String: [ResolvedLayout.Node]] = {
    var views: [String: [ResolvedLayout.Node]] = [:]
    for node in result.nodes {
      if case .text(let text) = node.appearance?.content {
        views[text.string, default: []].append(node)
      }
    }
    return views
  }()

  init(
    of result: ResolvedLayout, with expected: [ExpectedFrame], problems: [String] = [],
    knowingSpellings knowsSpellings: Bool = false, tolerance: CGFloat
  ) {
    self.result = result
    self.knowsSpellings = knowsSpellings
    self.count = expected.count
    self.problems = problems
    for frame in expected { compare(frame, tolerance) }
    for frame in expected where frame.occurrence < 1 {
      self.problems.append("\(frame.name): views with an id are counted from 1")
    }
  }

  /// Whether everything is as expected.
  var isEmpty: Bool { rows.isEmpty && problems.isEmpty }

  private mutating func compare(_ expected: ExpectedFrame, _ tolerance: CGFloat) {
    guard expected.occurrence > 0 else { return }
    let meant = views(meantBy: expected.id)
    var found = meant
    if found.isEmpty, let text = expected.id.base as? String { found = viewsByText[text] ?? [] }
    let isThere = found.indices.contains(expected.occurrence - 1)
    if expected.isMissing {
      guard isThere else { return }
      let frame = found[expected.occurrence - 1].frame
      add(Row(expected: expected, actual: frame.text, difference: "it is there"), meant)
    } else if found.isEmpty {
      rows.append(Row(expected: expected, actual: "no view has this id", difference: ""))
    } else if !isThere {
      let views = found.count == 1 ? "one view has" : "\(found.count) views have"
      let what = meant.isEmpty ? "text" : "id"
      rows.append(Row(expected: expected, actual: "only \(views) this \(what)", difference: ""))
    } else {
      let frame = found[expected.occurrence - 1].frame
      let difference = Self.difference(frame, expected, tolerance)
      guard !difference.isEmpty else { return }
      add(Row(expected: expected, actual: frame.text, difference: difference), meant)
    }
  }

  /// The views with an id, or with ids that are written like it: tables can only say how an id is
  /// written, and count the views of all that are written alike.
  private mutating func views(meantBy id: AnyHashable) -> [ResolvedLayout.Node] {
    guard let text = id.base as? String else { return views(of: id) }
    let exact = knowsSpellings ? [] : views(of: id)
    return exact.isEmpty ? viewsBySpelling[text] ?? [] : exact
  }

  private mutating func views(of id: AnyHashable) -> [ResolvedLayout.Node] {
    if let known = viewsByID[id] { return known }
    let views = result.nodes(of: id)
    viewsByID[id] = views
    return views
  }

  private mutating func add(_ row: Row, _ views: [ResolvedLayout.Node]) {
    rows.append(row)
    // What was found by its text has no id by which to ask about it.
    if !views.isEmpty { wrong.append(views[row.expected.occurrence - 1]) }
  }

  /// By how much each length is off, such as `y +4, width -12`.
  private static func difference(
    _ actual: CGRect, _ expected: ExpectedFrame, _ tolerance: CGFloat
  ) -> String {
    let lengths = [actual.origin.x, actual.origin.y, actual.size.width, actual.size.height]
    let names = ["x", "y", "width", "height"]
    return names.indices.compactMap { index -> String? in
      guard let wanted = expected.lengths[index], lengths[index] != wanted else { return nil }
      let distance: CGFloat = lengths[index] - wanted
      if abs(distance) <= tolerance { return nil }
      // What is less than the last digit that numbers have is nothing in them.
      let text = abs(distance) < 0.001 ? "\(distance)" : distance.text
      return "\(names[index]) \(distance > 0 ? "+" : "")\(text)"
    }.joined(separator: ", ")
  }
}

// MARK: - Text

extension FrameComparison {
  /// A sentence, the rows that differ, the picture, and why the first wrong view is where it is.
  var description: String {
    var parts = problems
    if !rows.isEmpty {
      let verb = count == 1 ? "The frame is" : rows.count == 1 ? "is" : "are"
      let subject = count == 1 ? "" : "\(rows.count) of \(count) frames "
      parts.append("\(subject)\(verb) not as expected:\n\n\(table)")
      if let missing { parts.append(missing) }
    }
    if let diagnostics { parts.append(diagnostics) }
    parts.append(result.sketch())
    if let explanation { parts.append(explanation) }
    return parts.joined(separator: "\n\n")
  }

  private var table: String {
    var lines = [["id", "expected", "actual", "off by"]]
    lines += rows.map { [$0.expected.name, $0.expected.description, $0.actual, $0.difference] }
    return TextTable(lines).description
  }

  /// What was reported of the wrong views, and of views around or inside of them.
  private var diagnostics: String? {
    guard !result.diagnostics.isEmpty, !wrong.isEmpty else { return nil }
    let places = wrong.map(\.place)
    let concerned = result.diagnostics.filter { diagnostic in
      places.contains { $0.contains(diagnostic.place) || diagnostic.place.contains($0) }
    }
    if concerned.isEmpty { return nil }
    let more = concerned.count > 10 ? ["  and \(concerned.count - 10) more"] : []
    return (["Reported:"] + concerned.prefix(10).map { "  \($0)" } + more).joined(separator: "\n")
  }

  /// Why the first wrong view has its frame.
  private var explanation: String? {
    guard let place = wrong.first?.place, let ids = wrong.first?.ids else { return nil }
    // The first of several is explained by its id, which says that there are others.
    let id = ids.first { result.node(of: $0)?.place == place }
    return "\(id.map { result.explain($0) } ?? result.explain(at: place))"
  }

  /// The ids that exist, in case one was misspelled.
  private var missing: String? {
    guard rows.contains(where: { $0.actual == "no view has this id" }) else { return nil }
    var seen: Set<String> = []
    let ids = result.nodes.flatMap(\.ids).map { FrameTable.quoted("\($0.base)") }
      .filter { seen.insert($0).inserted }
    if ids.isEmpty { return "No view has any id." }
    let list = ids.prefix(20).joined(separator: ", ")
    return "The ids are \(list)\(ids.count > 20 ? " and \(ids.count - 20) more" : "")."
  }
}
