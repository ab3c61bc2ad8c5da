import LayoutCore

/// What bytes are made into.
enum Topic: String {
  case trees, views, depths, text, marks, fonts, files
}

/// Whatever is true of all that bytes make.
struct Law: Sendable {
  let name: String
  let topic: Topic
  /// What the bytes make.
  let text: @Sendable ([UInt8]) -> String
  /// Says what is wrong, or nothing.
  let check: @Sendable ([UInt8]) -> String?

  /// A law of programs.
  init(
    _ name: String, scope: Builder.Scope = .everything,
    check: @escaping @Sendable (Program) -> String?
  ) {
    (self.name, self.topic) = (name, .trees)
    self.text = { Program($0, scope: scope).text }
    self.check = { check(Program($0, scope: scope)) }
  }

  /// A law of kinds that are nested.
  init(
    _ name: String, topic: Topic = .trees, checkNesting: @escaping @Sendable (Nesting) -> String?
  ) {
    (self.name, self.topic) = (name, topic)
    self.text = { Nesting($0).text }
    self.check = { checkNesting(Nesting($0)) }
  }

  /// A law of views.
  init(_ name: String, checkScreen: @escaping @Sendable (ShownScreen) -> String?) {
    (self.name, self.topic) = (name, .views)
    self.text = { ShownScreen($0).text }
    self.check = { checkScreen(ShownScreen($0)) }
  }

  /// A law of paragraphs.
  init(_ name: String, checkText: @escaping @Sendable (Paragraph) -> String?) {
    (self.name, self.topic) = (name, .text)
    self.text = { Paragraph($0).text }
    self.check = { checkText(Paragraph($0)) }
  }

  /// A law of long texts.
  init(_ name: String, checkMarks: @escaping @Sendable (ManyMarks) -> String?) {
    (self.name, self.topic) = (name, .marks)
    self.text = { ManyMarks($0).text }
    self.check = { checkMarks(ManyMarks($0)) }
  }

  /// A law of files.
  init(_ name: String, checkFile: @escaping @Sendable (DamagedFile) -> String?) {
    (self.name, self.topic) = (name, .files)
    self.text = { DamagedFile($0).text }
    self.check = { checkFile(DamagedFile($0)) }
  }

  /// A law of fonts.
  init(_ name: String, checkFont: @escaping @Sendable (BrokenFont) -> String?) {
    (self.name, self.topic) = (name, .fonts)
    self.text = { BrokenFont($0).text }
    self.check = { checkFont(BrokenFont($0)) }
  }
}

enum Laws {
  static let all = [
    Law("a kept tree answers as a fresh one") { kept($0) },
    Law("right to left is the mirror image", scope: .mirrored) { mirrored($0) },
    Law("padding of zero changes nothing") { padded($0) },
    Law("no nesting is asked without end", checkNesting: \.problem),
    Law("10,000 levels are laid out on eight mebibytes", topic: .depths) {
      $0.problem(levels: 10_000, stack: 8 << 20)
    },
    Law("500 levels are laid out on half a mebibyte", topic: .depths) {
      $0.problem(levels: 500, stack: 512 << 10)
    },
    Law("lines hold their text, and keep their promise", checkText: \.problem),
    Law("marks change no other characters", checkText: \.problemOfMarks),
    Law("a million characters are read in a fifth of a second", checkMarks: \.problem),
    Law("a font is refused, or its numbers are finite", checkFont: \.problem),
    Law("a file is refused, or written as it was read", checkFile: \.problem),
    Law(
      "a view is laid out as its nodes, whatever it is wrapped in", checkScreen: \.problemOfViews),
    Law("a move of the root moves everything", checkScreen: \.problemOfMoves),
    Law("what is remembered is what is asked again", checkScreen: \.problemOfMemory),
  ]

  /// Lays out a tree that is kept and one that is new after every step.
  private static func kept(_ program: Program) -> String? {
    let tree = LayoutTree(program.root.node())
    var model = program.root
    var before: ResolvedLayout?
    for (number, step) in ([Program.Step(edits: [], request: program.first)] + program.steps)
      .enumerated()
    {
      for edit in step.edits {
        guard edit.apply(tree) else { return "step \(number) could not \(edit.text)" }
        edit.change(&model)
      }
      let kept = step.request.layout(tree)
      let fresh = step.request.layout(model.node())
      if step.request.isFinite, let problem = infinite(kept) { return "step \(number): \(problem)" }
      if let before, let problem = unnamed(before, kept) { return "step \(number): \(problem)" }
      before = kept
      // Where geometry depends on itself, the last round counts, wherever it began.
      if fresh.diagnostics.contains(where: { $0.rule == .unsettled }) { continue }
      if let found = difference(kept, fresh) { return "step \(number): kept \(found.text)" }
      if number == 0, let found = difference(step.request.layout(model.node()), fresh) {
        return "not deterministic: \(found.text)"
      }
    }
    return nil
  }

  private static func mirrored(_ program: Program) -> String? {
    var request = program.first
    request.safeArea = EdgeInsets()
    request.direction = .leftToRight
    let left = request.layout(program.root.node())
    request.direction = .rightToLeft
    let right = request.layout(program.root.node())
    let width = request.isWindow ? left.window.width : left.size.width
    return difference(right, left) { rect in
      CGRect(
        x: width - rect.origin.x - rect.size.width, y: rect.origin.y, width: rect.size.width,
        height: rect.size.height)
    }?.text
  }

  private static func padded(_ program: Program) -> String? {
    guard !program.isWild else { return nil }
    let plain = program.first.layout(program.root.node())
    // Padding has no negative lengths.
    guard plain.size.width >= 0, plain.size.height >= 0 else { return nil }
    let padded = program.first.layout(
      program.root.node().padding(0).padding(EdgeInsets()))
    for part in program.root.parts {
      let (one, other) = (plain.frames(of: part.id), padded.frames(of: part.id))
      if one.count != other.count || !zip(one, other).allSatisfy({ areSame($0, $1) }) {
        return "part \(part.id) is at \(other), not at \(one)"
      }
    }
    return nil
  }
}

// MARK: - Comparing

extension Laws {
  /// What differs between two layouts of a tree.
  struct Difference {
    enum Kind { case count, name, frame, box }
    let kind: Kind
    let text: String
  }

  /// Returns the first difference between two layouts of a tree.
  static func difference(
    _ one: ResolvedLayout, _ other: ResolvedLayout, _ change: (CGRect) -> CGRect = { $0 }
  ) -> Difference? {
    let (nodes, others) = (one.nodes, other.nodes)
    guard nodes.count == others.count else {
      return Difference(kind: .count, text: "\(nodes.count) nodes, not \(others.count)")
    }
    for (node, other) in zip(nodes, others) {
      if node.ids != other.ids || node.name != other.name {
        return Difference(
          kind: .name, text: "\(node.name) \(node.ids) where \(other.name) \(other.ids) is")
      }
      let frame = change(other.frame)
      if !areSame(node.frame, frame) {
        return Difference(
          kind: .frame, text: "\(node.name) \(node.ids) at \(node.frame), not \(frame)")
      }
      if !areSame(node.box.size.depth, other.box.size.depth)
        || !areSame(node.box.origin.z, other.box.origin.z)
      {
        return Difference(
          kind: .box, text: "\(node.name) \(node.ids) in \(node.box), not \(other.box)")
      }
    }
    return nil
  }

  /// Whether numbers are the same but for the rounding of sums.
  private static func areSame(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
      || (one.isNaN && other.isNaN)
  }

  static func areSame(_ one: CGRect, _ other: CGRect) -> Bool {
    areSame(one.origin.x, other.origin.x) && areSame(one.origin.y, other.origin.y)
      && areSame(one.size.width, other.size.width) && areSame(one.size.height, other.size.height)
  }

  /// A frame that is not finite.
  private static func infinite(_ layout: ResolvedLayout) -> String? {
    for node in layout.nodes {
      let box = node.box
      let numbers = [
        box.origin.x, box.origin.y, box.origin.z, box.size.width, box.size.height, box.size.depth,
      ]
      // Lengths may be negative, as measured in SwiftUI.
      if !numbers.allSatisfy(\.isFinite) {
        return "\(node.name) \(node.ids) is in \(box)"
      }
    }
    return nil
  }

  /// A node that changed, but is not among the changes; or one that is, but didn't.
  private static func unnamed(_ before: ResolvedLayout, _ after: ResolvedLayout) -> String? {
    guard let changes = after.changes(since: before) else { return nil }
    let changed = Set(changes.compactMap(\.after?.index))
    let gone = Set(changes.compactMap(\.before?.index))
    func frames(_ layout: ResolvedLayout) -> [[AnyHashable]: (frame: CGRect, index: Int)] {
      Dictionary(
        layout.nodes.compactMap { node in
          node.ids.isEmpty ? nil : (node.ids, (node.frame, node.index))
        }, uniquingKeysWith: { _, last in (last.0, -1) })
    }
    let (old, new) = (frames(before), frames(after))
    for (ids, node) in new where node.index >= 0 && !changed.contains(node.index) {
      guard let match = old[ids] else { return "\(ids) is new and not among the changes" }
      if match.index >= 0, !areSame(match.frame, node.frame) {
        return "\(ids) went from \(match.frame) to \(node.frame) and is not among the changes"
      }
    }
    for (ids, node) in old where node.index >= 0 && new[ids] == nil && !gone.contains(node.index) {
      return "\(ids) is gone and not among the changes"
    }
    for change in changes {
      if let before = change.before, let after = change.after, before == after {
        return "\(after.ids) did not change and is among the changes"
      }
    }
    return nil
  }
}
