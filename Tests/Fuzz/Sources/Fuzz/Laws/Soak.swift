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
    var (before, edits) = (model, [Edit]())
    var (request, findings, unsettled) = (builder.request(), 0, 0)
    var first = request
    var layouts = 0
    for number in 1...count {
      builder.bytes = Bytes((0..<200).map { _ in random.byte() })
      if model.parts.count > 400 {
        model = builder.part(levels: 8)
        tree.replace(tree.root, with: model.node())
        (before, edits) = (model, [])
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
      let fresh = request.layout(model.node())
      if fresh.diagnostics.contains(where: { $0.rule == .unsettled }) {
        unsettled += 1
        continue
      }
      let found = SoakCase(before: before, first: first, edits: edits, second: request)
      (before, first, edits) = (model, request, [])
      guard let difference = Laws.difference(kept, fresh) else { continue }
      findings += 1
      print("after edit \(number): kept \(difference.text)")
      let smallest = found.difference == nil ? found : found.smallest
      print(smallest.difference?.text ?? "(not without what was before)")
      print(smallest.text)
      if findings >= 10 { break }
      model = builder.part(levels: 8)
      tree.replace(tree.root, with: model.node())
      before = model
    }
    print(
      "\(count) edits, \(layouts) layouts, \(unsettled) unsettled, \(tree.byteCount) bytes, "
        + "\(findings) findings")
    return findings == 0
  }
}
