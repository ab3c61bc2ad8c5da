/// What a node says of itself besides its layout: priority, guides, values for its container.
///
/// Attributes belong to an existing node and create no extra one. Few nodes have any.
final class NodeAttributes {
  /// A name for people to read, in place of the node's kind.
  var name: String?
  var priority: Double?
  var zIndex: Double?
  var isHidden = false
  /// Whether the node is a mask: it is not drawn, and what it covers shows only within it.
  var isMask = false
  /// The layout direction of the node's contents; `nil` for that of the surroundings.
  var direction: LayoutDirection?
  /// What the node was made for, by which altered copies are known too; 0 if it isn't said.
  var purpose: UInt32 = 0
  /// The lengths for the node and what is inside; `nil` for those of the surroundings.
  var standardLengths: Boxed<StandardLengths>?
  /// The guides that the node sets, the innermost first.
  var guides: [AlignmentGuide] = []
  /// The values that the node gives its container.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// Attributes that need geometry known only after placement.
  var geometry: Boxed<GeometryAttributes>?
  /// Attributes for the third dimension.
  var depth: Boxed<DepthAttributes>?
  /// The traits that the node passes to its grid.
  var gridCell: GridCellTraits?
  /// The node's appearance; layout never reads it.
  var appearance: Appearance?
  /// The measurer of the text that the node draws.
  var textMeasurer: (any TextMeasurer)?
  /// Whether the node is a text that leaves its measurer to the tree.
  var isStandardText = false

  /// What is wrong with the node's description.
  var problems: [Problem] = []

  /// What was set before the guides, effects and problems here, if these are many.
  private var earlier: Chain<Lists>?

  /// Something in a description that could not be used.
  struct Problem {
    let rule: LayoutDiagnostic.Rule
    let text: DiagnosticText

    init(_ rule: LayoutDiagnostic.Rule, _ text: DiagnosticText) {
      self.rule = rule
      self.text = text
    }

    /// A number that is of no use where it was given.
    static func number(_ problem: String, _ outcome: String) -> Problem {
      Problem(.invalidNumber, DiagnosticText(problem, outcome: outcome))
    }
  }

  init() {}

  /// Creates attributes of what is drawn.
  init(
    appearance: Appearance, textMeasurer: (any TextMeasurer)? = nil, isStandardText: Bool = false,
    problems: [Problem] = []
  ) {
    self.appearance = appearance
    self.textMeasurer = textMeasurer
    self.isStandardText = isStandardText
    self.problems = problems
  }

  // In an initialiser, properties are set without a look at who else has access to them.
  private init(copying other: NodeAttributes) {
    name = other.name
    priority = other.priority
    zIndex = other.zIndex
    isHidden = other.isHidden
    isMask = other.isMask
    direction = other.direction
    purpose = other.purpose
    standardLengths = other.standardLengths
    guides = other.guides
    layoutValues = other.layoutValues
    geometry = other.geometry
    depth = other.depth
    gridCell = other.gridCell
    appearance = other.appearance
    textMeasurer = other.textMeasurer
    isStandardText = other.isStandardText
    problems = other.problems
    earlier = other.earlier
  }

  func copy() -> NodeAttributes { NodeAttributes(copying: self) }
}

// MARK: - Very many

extension NodeAttributes {
  /// The lists to which modifiers add.
  private struct Lists {
    var guides: [AlignmentGuide] = []
    var effects: [Appearance.Effect] = []
    var problems: [Problem] = []
    var spaceNames: [AnyHashable] = []
    var preferences: [PreferenceChange] = []
    var depthGuides: [DepthGuide] = []
    var depthTransforms: [RenderTransform3D] = []

    mutating func append(_ other: Lists) {
      guides += other.guides
      effects += other.effects
      problems += other.problems
      spaceNames += other.spaceNames
      preferences += other.preferences
      depthGuides += other.depthGuides
      depthTransforms += other.depthTransforms
    }
  }

  /// How many entries the lists have.
  private var entryCount: Int {
    var count = guides.count + problems.count
    if let effects = appearance?.effects { count += effects.count }
    if let geometry { count += geometry.value.spaceNames.count + geometry.value.preferences.count }
    if let depth { count += depth.value.guides.count + depth.value.transforms.count }
    return count
  }

  private var lists: Lists {
    get {
      var lists = Lists(guides: guides, effects: appearance?.effects ?? [], problems: problems)
      if let geometry = geometry?.value {
        (lists.spaceNames, lists.preferences) = (geometry.spaceNames, geometry.preferences)
      }
      if let depth = depth?.value {
        (lists.depthGuides, lists.depthTransforms) = (depth.guides, depth.transforms)
      }
      return lists
    }
    set {
      (guides, problems) = (newValue.guides, newValue.problems)
      appearance?.effects = newValue.effects
      if geometry != nil {
        changeGeometry {
          ($0.spaceNames, $0.preferences) = (newValue.spaceNames, newValue.preferences)
        }
      }
      if depth != nil {
        changeDepth {
          ($0.guides, $0.transforms) = (newValue.depthGuides, newValue.depthTransforms)
        }
      }
    }
  }

  /// How much is copied at most.
  private static var mostCopied: Int { 256 }

  /// Returns a copy to add to.
  func extended() -> NodeAttributes {
    let copy = copy()
    if entryCount >= Self.mostCopied {
      copy.earlier = Chain(lists, after: earlier)
      copy.lists = Lists()
    }
    return copy
  }

  /// The attributes with all that was set.
  var complete: NodeAttributes {
    guard let parts = earlier?.inOrder else { return self }
    let complete = copy()
    complete.earlier = nil
    var all = Lists()
    for part in parts { all.append(part) }
    all.append(lists)
    complete.lists = all
    return complete
  }
}
