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
  private var wrong: [(id: AnyHashable, number: Int)] = []
  /// The ids of the result by their spelling; the first in order of description if several share
  /// one.
  private lazy var idsAsWritten = Dictionary(
    result.nodes.flatMap(\.ids).map { ("\($0.base)", $0) }, uniquingKeysWith: { first, _ in first })
  /// The frames of the views with an id, once they were asked for: tables ask for those of rows in
  /// every line.
  private var framesByID: [AnyHashable: [CGRect]] = [:]
  /// The frames of the views that draw a text, in the order of description.
  private lazy var framesByText = Dictionary(
    grouping: result.nodes.lazy.compactMap { node -> (text: String, frame: CGRect)? in
      guard case .text(let text) = node.appearance?.content else { return nil }
      return (text.string, node.frame)
    }, by: \.text)

  init(
    of result: ResolvedLayout, with expected: [ExpectedFrame], problems: [String] = [],
    tolerance: CGFloat
  ) {
    self.result = result
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
    let id = id(meantBy: expected.id)
    var frames = frames(of: id)
    if frames.isEmpty, let text = expected.id.base as? String {
      frames = framesByText[text]?.map(\.frame) ?? []
    }
    let isThere = frames.indices.contains(expected.occurrence - 1)
    if expected.isMissing {
      guard isThere else { return }
      let frame = frames[expected.occurrence - 1]
      add(Row(expected: expected, actual: frame.text, difference: "it is there"), id)
    } else if frames.isEmpty {
      rows.append(Row(expected: expected, actual: "no view has this id", difference: ""))
    } else if !isThere {
      let views = frames.count == 1 ? "one view has" : "\(frames.count) views have"
      rows.append(Row(expected: expected, actual: "only \(views) this id", difference: ""))
    } else {
      let frame = frames[expected.occurrence - 1]
      let difference = Self.difference(frame, expected, tolerance)
      guard !difference.isEmpty else { return }
      add(Row(expected: expected, actual: frame.text, difference: difference), id)
    }
  }

  /// The id itself, or one that is written like it: tables can only say how an id is written.
  private mutating func id(meantBy id: AnyHashable) -> AnyHashable {
    guard frames(of: id).isEmpty, let text = id.base as? String else { return id }
    return idsAsWritten[text] ?? id
  }

  private mutating func frames(of id: AnyHashable) -> [CGRect] {
    if let known = framesByID[id] { return known }
    let frames = result.frames(of: id)
    framesByID[id] = frames
    return frames
  }

  private mutating func add(_ row: Row, _ id: AnyHashable) {
    rows.append(row)
    // What was found by its text has no id by which to ask about it.
    guard !frames(of: id).isEmpty else { return }
    wrong.append((id, row.expected.occurrence - 1))
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
    var nodes: [AnyHashable: [ResolvedLayout.Node]] = [:]
    let places = wrong.map { view in
      let views = nodes[view.id] ?? result.nodes(of: view.id)
      nodes[view.id] = views
      return views[view.number].place
    }
    let concerned = result.diagnostics.filter { diagnostic in
      places.contains { $0.contains(diagnostic.place) || diagnostic.place.contains($0) }
    }
    if concerned.isEmpty { return nil }
    let more = concerned.count > 10 ? ["  and \(concerned.count - 10) more"] : []
    return (["Reported:"] + concerned.prefix(10).map { "  \($0)" } + more).joined(separator: "\n")
  }

  /// Why the first wrong view has its frame.
  private var explanation: String? {
    guard let (id, number) = wrong.first else { return nil }
    // The first of several is explained by its id, which says that there are others.
    let explanation =
      number == 0 ? result.explain(id) : result.explain(at: result.nodes(of: id)[number].place)
    return "\(explanation)"
  }

  /// The ids that exist, in case one was misspelled.
  private var missing: String? {
    guard rows.contains(where: { $0.actual == "no view has this id" }) else { return nil }
    var seen: Set<AnyHashable> = []
    let ids = result.nodes.flatMap(\.ids).filter { seen.insert($0).inserted }
    if ids.isEmpty { return "No view has any id." }
    let list = ids.prefix(20).map { "\"\($0.base)\"" }.joined(separator: ", ")
    return "The ids are \(list)\(ids.count > 20 ? " and \(ids.count - 20) more" : "")."
  }
}
