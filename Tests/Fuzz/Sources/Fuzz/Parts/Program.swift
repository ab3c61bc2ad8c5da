import LayoutCore

/// A tree and what is done with it.
struct Program {
  let root: Part
  let first: Request
  let steps: [Step]
  let isWild: Bool

  struct Step {
    var edits: [Edit]
    let request: Request
  }

  init(_ bytes: [UInt8], scope: Builder.Scope = .everything) {
    var cursor = Bytes(bytes)
    cursor.isWild = scope == .everything && cursor.once(in: 4)
    var builder = Builder(cursor)
    builder.scope = scope
    isWild = builder.bytes.isWild
    first = builder.request()
    root = builder.part()
    var model = root
    var request = first
    var steps: [Step] = []
    while scope == .everything, !builder.bytes.isAtEnd, steps.count < 8 {
      let edits = (0..<builder.bytes.pick(1, 0, 2, 3)).map { _ in builder.edit(&model) }
      if builder.bytes.once(in: 3) { request = builder.request() }
      steps.append(Step(edits: edits, request: request))
    }
    self.steps = steps
  }

  /// The program as source.
  var text: String {
    var lines = ["let tree = LayoutTree(\(root.text))", "tree.\(first.text)"]
    for step in steps {
      lines += step.edits.map { "tree.\($0.text)" } + ["tree.\(step.request.text)"]
    }
    return lines.joined(separator: "\n")
  }
}

/// A way to lay a tree out.
struct Request {
  var width: CGFloat?
  var height: CGFloat?
  var depth: CGFloat?
  var isWindow = false
  var safeArea = EdgeInsets()
  var direction = LayoutDirection.leftToRight

  func layout(_ tree: LayoutTree) -> ResolvedLayout {
    isWindow
      ? tree.layout(
        in: CGSize(width: width ?? 0, height: height ?? 0), depth: depth, safeArea: safeArea,
        direction: direction)
      : tree.layout(
        proposing: ProposedViewSize(width: width, height: height), depth: depth,
        direction: direction)
  }

  func layout(_ node: LayoutNode) -> ResolvedLayout { layout(LayoutTree(node)) }

  var text: String {
    let place =
      isWindow
      ? "in: CGSize(width: \((width ?? 0).text), height: \((height ?? 0).text))"
      : "proposing: ProposedViewSize(width: \(width.text), height: \(height.text))"
    let insets = isWindow ? ", safeArea: \(safeArea.text)" : ""
    return "layout(\(place), depth: \(depth.text)\(insets), direction: .\(direction))"
  }

  /// Whether all that is proposed is finite.
  var isFinite: Bool { [width, height, depth].allSatisfy { $0?.isFinite ?? true } }
}

extension Builder {
  mutating func request() -> Request {
    var request = Request(
      width: bytes.optionalLength(), height: bytes.optionalLength(), depth: bytes.optionalLength())
    request.isWindow = bytes.once(in: 2)
    if request.isWindow {
      request.width = 100 + bytes.length()
      request.height = 100 + bytes.length()
      if bytes.once(in: 2) {
        request.safeArea = EdgeInsets(top: 20, leading: 7, bottom: 13, trailing: 0)
      }
    }
    if bytes.once(in: 4) { request.direction = .rightToLeft }
    return request
  }
}

// MARK: - Edits

/// A change of a tree.
struct Edit {
  let text: String
  /// Makes the change in the model.
  let change: (inout Part) -> Void
  /// Makes it in a tree, and returns whether that could be done.
  let apply: (LayoutTree) -> Bool
}

extension Builder {
  /// A change of some part, which is made in the model.
  mutating func edit(_ model: inout Part) -> Edit {
    let parts = model.parts
    let number = Int(bytes.byte()) * 256 + Int(bytes.byte())
    let edit = edit(parts[number % parts.count], parts)
    edit.change(&model)
    return edit
  }

  private mutating func edit(_ part: Part, _ parts: [Part]) -> Edit {
    let (id, count) = (part.id, part.children.count)
    let kind = bytes.number(below: 8)
    if kind == 5, let scrolled = part.kind.scrolled {
      let destination = scrollDestination()
      return Edit(text: "scroll(\(id), to: \(destination.text))") {
        $0.change(id) { $0.kind = scrolled(destination) }
      } apply: {
        $0.scroll(id, to: destination.value)
      }
    }
    switch kind {
    case 1 where part.kind.takesChildren:
      let new = self.part(levels: 2)
      let index = bytes.number(below: count + 1)
      return Edit(text: "insert(\(new.text), at: \(index), into: \(id))") {
        $0.change(id) { $0.children.insert(new, at: index) }
      } apply: {
        $0.insert(new.node(), at: index, into: id)
      }
    case 2 where part.kind.takesChildren && count > 0:
      let child = part.children[bytes.number(below: count)]
      return Edit(text: "remove(\(child.id))") {
        $0.change(id) { $0.children.removeAll { $0.id == child.id } }
      } apply: {
        $0.remove(child.id)
      }
    case 3 where part.kind.takesChildren && count > 0:
      let child = part.children[bytes.number(below: count)]
      let targets = parts.filter { $0.kind.takesChildren && !child.contains($0.id) }
      let target = targets[bytes.number(below: targets.count)]
      let index = bytes.number(below: target.children.count + (target.id == id ? 0 : 1))
      return Edit(text: "move(\(child.id), to: \(index), into: \(target.id))") {
        $0.change(id) { $0.children.removeAll { $0.id == child.id } }
        $0.change(target.id) { $0.children.insert(child, at: index) }
      } apply: {
        // Where other standard lengths hold, it has to be described anew.
        $0.move(child.id, to: index, into: target.id)
          || ($0.remove(child.id) && $0.insert(child.node(), at: index, into: target.id))
      }
    case 4: return Edit(text: "invalidate(\(id))", change: { _ in }) { $0.invalidate(id) }
    default:
      let new = self.part(levels: bytes.pick(1, 3))
      return Edit(text: "replace(\(id), with: \(new.text))") {
        $0.change(id) { $0 = new }
      } apply: {
        $0.replace(id, with: new.node())
      }
    }
  }
}
