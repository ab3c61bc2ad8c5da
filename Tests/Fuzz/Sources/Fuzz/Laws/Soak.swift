import LayoutCore

/// Changes one tree for long, and compares it with a fresh one.
struct Soak {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns whether all frames were as those of fresh trees.
  consuming func run(edits count: Int) -> Bool {
    var builder = Builder(Bytes((0..<4_000).map { _ in random.byte() }))
    var model = builder.part(levels: 8)
    let tree = LayoutTree(model.node())
    var (past, edits) = (Past(model), [Edit]())
    var (request, findings, unsettled) = (builder.request(), 0, 0)
    var (layouts, remembered) = (0, 0)
    for number in 1...count {
      builder.bytes = Bytes((0..<200).map { _ in random.byte() })
      if model.parts.count > 400 {
        model = builder.part(levels: 8)
        tree.replace(tree.root, with: model.node())
        (past, edits) = (Past(model), [])
      }
      let edit = builder.edit(&model)
      edits.append(edit)
      guard edit.apply(tree) else {
        print("edit \(number) could not \(edit.text)")
        return false
      }
      if random.number(below: 3) == 0 { request = builder.request() }
      if random.number(below: 3) == 0 { continue }
      layouts += 1
      let kept = request.layout(tree)
      past.note(Program.Step(edits: edits, request: request), leadingTo: model)
      edits = []
      let fresh = request.layout(model.node())
      if fresh.diagnostics.contains(where: { $0.rule == .unsettled }) {
        unsettled += 1
        continue
      }
      guard let difference = Laws.difference(kept, fresh) else { continue }
      if model.hasRowsInLayouts {
        remembered += 1
        continue
      }
      findings += 1
      print("after edit \(number): kept \(difference.text)")
      if let smallest = past.shortestCase?.smallest {
        print(smallest.difference?.text ?? "")
        print(smallest.text)
      } else {
        print("(not without what was before the last \(Past.length) layouts)")
      }
      if findings >= 10 { break }
      model = builder.part(levels: 8)
      tree.replace(tree.root, with: model.node())
      past = Past(model)
    }
    print(
      "\(count) edits, \(layouts) layouts, \(unsettled) unsettled, \(tree.byteCount) bytes, "
        + "\(remembered) with rows remembered, \(findings) findings")
    return findings == 0
  }
}

/// The last layouts of a tree, and what came before each of them.
private struct Past {
  /// What the tree was before each step.
  private var models: [Part]
  private var steps: [Program.Step] = []

  static let length = 64

  init(_ model: Part) { models = [model] }

  mutating func note(_ step: Program.Step, leadingTo model: Part) {
    models.append(model)
    steps.append(step)
    if steps.count > Self.length {
      models.removeFirst()
      steps.removeFirst()
    }
  }

  /// As few of the last steps as fail by themselves.
  var shortestCase: SoakCase? {
    for count in 1...max(1, steps.count) where count <= steps.count {
      let found = SoakCase(
        before: models[steps.count - count], steps: Array(steps.suffix(count)))
      if found.difference != nil { return found }
    }
    return nil
  }
}

extension Part {
  /// Whether a layout around lazy rows decides by their lengths how broad they are, or whether they
  /// are shown. Lengths that are only expected follow from all rows measured so far, which are more
  /// in a tree that has been scrolled.
  fileprivate var hasRowsInLayouts: Bool { hasRows(isInLayout: false) }

  private func hasRows(isInLayout: Bool) -> Bool {
    let text = kind.text(children.map { _ in "" })
    if isInLayout, text.contains("LayoutRows(") { return true }
    let isLayout =
      isInLayout || text.hasPrefix("LayoutNode.layout(")
      || text.hasPrefix("LayoutNode.viewThatFits(")
    return children.contains { $0.hasRows(isInLayout: isLayout) }
  }
}
