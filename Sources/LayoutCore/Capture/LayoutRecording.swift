/// What a result says, as a value that files hold: all that a renderer needs.
///
///     let recording = LayoutRecording(card.layout(in: CGSize(width: 200, height: 60)))
///     let data = try JSONEncoder().encode(recording)
///     try JSONDecoder().decode(LayoutRecording.self, from: data) == recording  // true
///
/// A result itself answers questions from the storage of its tree, which no file holds. Outlines
/// that closures compute are recorded as the paths that they are in the frames of the result.
/// <doc:Capturing> has the form.
public struct LayoutRecording: Equatable, Sendable {
  /// The size of the root.
  public var size: CGSize
  /// The nodes in the order of description, each before its children.
  public var nodes: [Node]
  /// The problems found in the tree, and what was done about them.
  public var diagnostics: [LayoutDiagnostic]

  /// Records a result.
  public init(_ result: ResolvedLayout) {
    size = result.size
    nodes = result.nodes.map(Node.init)
    diagnostics = result.diagnostics
    var around: [Int] = []
    for (index, node) in nodes.enumerated() {
      around.removeLast(around.count - min(node.level, around.count))
      if let parent = around.last { nodes[parent].childCount += 1 }
      around.append(index)
    }
  }

  /// A node of a recorded result.
  public struct Node: Equatable, Sendable {
    /// The node's name, or its kind if it was not given one.
    public var name = ""
    /// The node's ids, the one set last first.
    public var ids: [ID] = []
    /// The number of the node's ancestors.
    public var level = 0
    /// The number of the node's children.
    public var childCount = 0
    /// The node's frame, in the coordinates of the root or window.
    public var frame = CGRect.zero
    /// How far figures of the node may be drawn into the unsafe area; see ``frame(of:)``.
    public var unsafeInsets = EdgeInsets()
    /// The distance of the node's back from the root's.
    public var z: CGFloat = 0
    /// The node's depth.
    public var depth: CGFloat = 0
    /// The lines of the node's text, where they are drawn.
    public var lines: [ResolvedLayout.PlacedLine] = []
    /// The node's appearance, if any was set.
    public var appearance: Appearance?
    /// How renderers transform the node's drawing and content.
    public var transform: RenderTransform?
    /// How renderers transform the node's content in space, the innermost first.
    public var transforms3D: [RenderTransform3D] = []
    /// The layout direction inside the node.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The node's position in the drawing order of all nodes.
    public var drawingOrder = 0
    /// Whether the node or one of its ancestors keeps its place without being drawn.
    public var isHidden = false
    /// Whether the node is a mask: its siblings show only where it would be drawn.
    public var isMask = false
    /// Whether the node would be hidden if nothing were a mask: what is drawn of a mask leaves out
    /// the nodes in it of which this is true.
    public var isHiddenInMask = false

    /// Returns the frame in which a figure of the node's appearance is drawn: the node's own,
    /// extended if the figure is drawn into the unsafe area.
    public func frame(of figure: Appearance.Figure) -> CGRect {
      figure.frame(in: frame, reaching: unsafeInsets, layoutDirection)
    }
  }

  /// An id as files hold it: a string or an integer as it is, and any other by its description.
  ///
  ///     node.ids.contains(.string("title"))
  ///
  /// JSON has no more kinds, so there will be no others.
  public enum ID: Hashable, Sendable {
    /// A string.
    case string(String)
    /// An integer.
    case integer(Int)
    /// The description of an id of another type.
    case described(String)
  }
}

extension LayoutRecording {
  /// The nodes in the order in which they are drawn, each before its content.
  ///
  /// A renderer that compares the ``Node/level`` of each with that of the one before knows which
  /// nodes end there.
  public var nodesInDrawingOrder: [Node] { nodes.sorted { $0.drawingOrder < $1.drawingOrder } }
}

extension LayoutRecording.Node {
  fileprivate init(_ node: ResolvedLayout.Node) {
    let box = node.box
    name = node.name
    ids = node.ids.map(LayoutRecording.ID.init)
    level = node.level
    frame = node.frame
    unsafeInsets = node.unsafeInsets
    z = CGFloat(box.origin.z)
    depth = CGFloat(box.size.depth)
    lines = node.textLines()
    appearance = node.appearance?.withFixedOutlines(in: node)
    transform = node.transform
    transforms3D = node.transforms3D
    layoutDirection = node.layoutDirection
    drawingOrder = node.drawingOrder
    isHidden = node.isHidden
    isMask = node.isMask
    isHiddenInMask = node.isHiddenInMask
  }
}

extension LayoutRecording.ID {
  init(_ id: AnyHashable) {
    if let string = id.base as? String {
      self = .string(string)
    } else if let integer = id.base as? any BinaryInteger, let value = Int(exactly: integer) {
      self = .integer(value)
    } else {
      self = .described(String(describing: id.base))
    }
  }

  /// The id of a node that is read from a file.
  var id: AnyHashable {
    switch self {
    case .string(let string), .described(let string): string
    case .integer(let integer): integer
    }
  }
}

// MARK: - Outlines

extension Appearance {
  /// The appearance with the paths that computed outlines are in a node.
  fileprivate func withFixedOutlines(in node: ResolvedLayout.Node) -> Appearance {
    func fixed(_ outline: Outline, in frame: CGRect) -> Outline {
      guard case .custom(let custom) = outline, custom.fixed == nil else { return outline }
      let path = custom.path(in: frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
      return .custom(CustomOutline(path))
    }
    func fixed(_ figure: Figure) -> Figure {
      var result = figure
      result.outline = fixed(figure.outline, in: node.frame(of: figure))
      return result
    }
    var result = self
    if case .shape(let figure) = content { result.content = .shape(fixed(figure)) }
    result.hitTesting?.outline = hitTesting?.outline.map { fixed($0, in: node.frame) }
    result.effects = effects.map { effect in
      switch effect {
      case .background(let figure): .background(fixed(figure))
      case .overlay(let figure): .overlay(fixed(figure))
      case .clip(let outline, let rule):
        .clip(fixed(outline, in: node.frame), usesEvenOddRule: rule)
      default: effect
      }
    }
    return result
  }
}
