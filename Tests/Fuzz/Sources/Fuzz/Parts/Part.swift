import LayoutCore

/// A part of a tree that can be changed, made into nodes, and printed as the source of these.
///
/// Each has an id of its own, by which it is found in a tree that is kept.
struct Part {
  let id: Int
  var kind: Kind
  var children: [Part] = []

  /// What a part is made into from the nodes of its children.
  struct Kind {
    var takesChildren = false
    let text: ([String]) -> String
    let node: ([LayoutNode]) -> LayoutNode
    /// The same with another place to scroll to, if it scrolls.
    var scrolled: ((Written<ScrollDestination>) -> Kind)?

    /// The kind of a part that says something of itself.
    func said(_ attribute: Kind) -> Kind {
      Kind(
        takesChildren: takesChildren, text: { attribute.text([text($0)]) },
        node: { attribute.node([node($0)]) },
        scrolled: scrolled.map { scrolled in { scrolled($0).said(attribute) } })
    }
  }
}

extension Part.Kind {
  static func leaf(_ text: String, _ node: LayoutNode) -> Self {
    Self(text: { _ in text }, node: { _ in node })
  }

  static func modifier(_ text: String, _ change: @escaping (LayoutNode) -> LayoutNode) -> Self {
    Self(text: { "\($0[0])\(text)" }, node: { change($0[0]) })
  }

  /// A modifier with a second view, which is the call's last argument.
  static func layer(
    _ text: String, _ join: @escaping (LayoutNode, LayoutNode) -> LayoutNode
  ) -> Self {
    Self(text: { "\($0[0])\(text)\($0[1]))" }, node: { join($0[0], $0[1]) })
  }

  /// A container of any number of children, which are the call's last argument.
  static func container(
    _ text: String, _ arrange: @escaping ([LayoutNode]) -> LayoutNode
  ) -> Self {
    Self(
      takesChildren: true,
      text: { "LayoutNode\(text)[\($0.joined(separator: ", "))])" }, node: arrange)
  }
}

extension Part {
  /// A part with a modifier around it. What a view only says of itself is no node of its own, so it
  /// is no part.
  init(id: Int, kind: Kind, around part: Part) {
    if kind.node([.fixed(width: 1, height: 1)]).nodeCount > 1 {
      self.init(id: id, kind: kind, children: [part])
    } else {
      self = part
      self.kind = part.kind.said(kind)
    }
  }

  func node() -> LayoutNode { kind.node(children.map { $0.node() }).id(id) }

  /// The source of the nodes.
  var text: String { kind.text(children.map(\.text)) + ".id(\(id))" }

  /// All parts, this one first.
  var parts: [Part] { [self] + children.flatMap(\.parts) }

  func contains(_ id: Int) -> Bool { self.id == id || children.contains { $0.contains(id) } }

  /// Changes the part with an id.
  mutating func change(_ id: Int, _ change: (inout Part) -> Void) {
    if self.id == id { return change(&self) }
    for index in children.indices { children[index].change(id, change) }
  }
}
