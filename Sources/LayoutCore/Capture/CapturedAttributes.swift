/// What a node says of itself besides its kind, as captures hold it.
struct CapturedAttributes {
  private var changes: [(LayoutNode) throws -> LayoutNode] = []

  /// Writes the ids and attributes of a node.
  static func write(_ node: LayoutNode, to writer: inout CaptureWriter) throws {
    if let identity = node.identity {
      try writer.write("ids", identity.all.reversed().map { LayoutRecording.ID($0.id) })
    }
    guard let attributes = node.attributes?.complete else { return }
    try writer.write("name", attributes.name)
    try writer.write("priority", attributes.priority)
    try writer.write("zIndex", attributes.zIndex)
    try writer.write("isHidden", attributes.isHidden, unless: false)
    try writer.write("isMask", attributes.isMask, unless: false)
    try writer.write("direction", attributes.direction)
    try writer.write("standardLengths", attributes.standardLengths?.value)
    guard attributes.guides.isEmpty else {
      throw CaptureProblem("sets a guide that a closure computes")
    }
    try write(attributes.layoutValues, to: &writer)
    if let geometry = attributes.geometry?.value { try write(geometry, to: &writer) }
    if let depth = attributes.depth?.value { try write(depth, to: &writer) }
    if let traits = attributes.gridCell { try write(traits, to: &writer) }
    if var appearance = attributes.appearance {
      if node.content.kind == .measured { appearance.content = nil }
      if !appearance.isEmpty { try writer.write("appearance", appearance) }
    }
    if !attributes.problems.isEmpty { try writer.write("problems", attributes.problems) }
  }

  private static func write(
    _ values: [ObjectIdentifier: Any], to writer: inout CaptureWriter
  ) throws {
    for (key, value) in values {
      guard key == ObjectIdentifier(SectionPlace.self), let place = value as? SectionPlace else {
        throw CaptureProblem("has a value for its container")
      }
      try writer.write("section", place.section)
      try writer.write("sectionPart", place.part)
    }
  }

  private static func write(_ geometry: GeometryAttributes, to writer: inout CaptureWriter) throws {
    if !geometry.spaceNames.isEmpty {
      try writer.write("spaces", geometry.spaceNames.map { LayoutRecording.ID($0) })
    }
    try writer.write("isContainer", geometry.isContainer, unless: false)
    guard geometry.preferences.isEmpty else {
      throw CaptureProblem("sets a preference, which a closure does")
    }
    switch geometry.role {
    case .reader: throw CaptureProblem("has content that a closure describes")
    case .rows: throw CaptureProblem("has rows that are described as they come in sight")
    case .containerFrame: throw CaptureProblem("has lengths that a closure computes")
    case .transform: throw CaptureProblem("has a transform that a closure computes")
    case .look: throw CaptureProblem("has a look that a closure computes")
    // What else there is goes with the node's kind.
    case .ignoringSafeArea, .safeAreaProvider, .scroll, nil: break
    }
  }

  private static func write(_ depth: DepthAttributes, to writer: inout CaptureWriter) throws {
    switch depth.role {
    case .aligned(let alignment): try writer.write("depthAlignment", alignment)
    case .stack(let spacing): try writer.write("depthSpacing", spacing)
    case .overlay(let alignment): try writer.write("overlayDepthAlignment", alignment)
    // What else there is goes with the node's kind, or with closures.
    case .modifier, .volume, .offered, .layer, nil: break
    }
    guard depth.guides.isEmpty else {
      throw CaptureProblem("sets a guide along the depth that a closure computes")
    }
    try writer.write("contentTransform3D", depth.contentTransform)
    if !depth.transforms.isEmpty { try writer.write("transforms3D", depth.transforms) }
  }

  private static func write(_ traits: GridCellTraits, to writer: inout CaptureWriter) throws {
    try writer.write("gridColumns", traits.columns, unless: 1)
    try writer.write("gridAnchor", traits.anchor)
    try writer.write("gridUnsizedAxes", traits.unsizedAxes, unless: [])
    try writer.write("gridColumnAlignment", traits.columnAlignment)
  }
}

// MARK: - Reading

extension CapturedAttributes {
  init(from reader: inout CaptureReader) throws {
    try readGeometry(&reader)
    try readDepth(&reader)
    if let appearance = try reader.read("appearance", as: Appearance.self) {
      changes.append { $0.appearance(appearance) }
    }
    if let value = try reader.read("priority", as: Double.self) {
      changes.append { $0.layoutPriority(value) }
    }
    if let value = try reader.read("zIndex", as: Double.self) {
      changes.append { $0.zIndex(value) }
    }
    if try reader.read("isHidden", or: false) { changes.append { $0.hidden() } }
    if try reader.read("isMask", or: false) { changes.append { $0.with { $0.isMask = true } } }
    if let value = try reader.read("direction", as: LayoutDirection.self) {
      changes.append { $0.layoutDirection(value) }
    }
    if let value = try reader.read("standardLengths", as: StandardLengths.self) {
      changes.append { $0.standardLengths(value) }
    }
    if let section = try reader.read("section", as: Int.self) {
      let part = try reader.read("sectionPart", or: SectionPart.content)
      changes.append { $0.inSection(section, as: part) }
    }
    try readGridCell(&reader)
    if let name = try reader.read("name", as: String.self) { changes.append { $0.named(name) } }
    if let problems = try reader.read("problems", as: [NodeAttributes.Problem].self) {
      changes.append { $0.with { $0.note(problems) } }
    }
    for id in try reader.read("ids", or: [LayoutRecording.ID]()) {
      switch id {
      case .integer(let integer): changes.append { $0.id(integer) }
      case .string(let string), .described(let string): changes.append { $0.id(string) }
      }
    }
  }

  private mutating func readGeometry(_ reader: inout CaptureReader) throws {
    for name in try reader.read("spaces", or: [LayoutRecording.ID]()) {
      changes.append { $0.with { $0.changeGeometry { $0.spaceNames.append(name.id) } } }
    }
    if try reader.read("isContainer", or: false) { changes.append { $0.layoutContainer() } }
  }

  private mutating func readDepth(_ reader: inout CaptureReader) throws {
    if let alignment = try reader.read("depthAlignment", as: DepthAlignment.self) {
      take(.aligned(alignment), named: "depthAlignment", from: reader)
    } else if let spacing = try reader.read("depthSpacing", as: CGFloat.self) {
      let distance = spacing.isUsable ? Double(spacing) : 0
      take(.stack(spacing: distance), named: "depthSpacing", from: reader)
      changes.append { $0.notingSpacing(spacing) }
    } else if let alignment = try reader.read("overlayDepthAlignment", as: DepthAlignment.self) {
      take(.overlay(alignment), named: "overlayDepthAlignment", from: reader)
    }
    for transform in try reader.read("transforms3D", or: [RenderTransform3D]()) {
      take(transform) { $0.transforms.append(transform) }
    }
    if let transform = try reader.read("contentTransform3D", as: RenderTransform3D.self) {
      take(transform) { $0.contentTransform = transform }
    }
  }

  /// Gives a node its part along the depth. On a node that can't have it, the name has no meaning.
  private mutating func take(
    _ role: DepthAttributes.Role, named name: CaptureKey, from reader: CaptureReader
  ) {
    let problem = reader.meaninglessName(name)
    changes.append { node in
      guard role.belongs(to: node.content.kind) else { throw problem }
      return node.with { $0.changeDepth { $0.role = role } }
    }
  }

  /// Gives a node a transform, or says that it can't be used.
  private mutating func take(
    _ transform: RenderTransform3D, by change: @escaping (inout DepthAttributes) -> Void
  ) {
    let number = transform.unusableNumber
    changes.append { node in
      if let number { return node.noting([.unusableTransform(number)]) }
      return node.with { $0.changeDepth(change) }
    }
  }

  private mutating func readGridCell(_ reader: inout CaptureReader) throws {
    if let columns = try reader.read("gridColumns", as: Int.self) {
      changes.append { $0.gridCellColumns(columns) }
    }
    if let anchor = try reader.read("gridAnchor", as: UnitPoint.self) {
      changes.append { $0.gridCellAnchor(anchor) }
    }
    if let axes = try reader.read("gridUnsizedAxes", as: Axis.Set.self) {
      changes.append { $0.gridCellUnsizedAxes(axes) }
    }
    if let guide = try reader.read("gridColumnAlignment", as: HorizontalAlignment.self) {
      changes.append { $0.gridColumnAlignment(guide) }
    }
  }

  /// Returns a node with these attributes.
  func applied(to node: LayoutNode) throws -> LayoutNode { try changes.reduce(node) { try $1($0) } }
}

extension StandardLengths: CapturedFields {
  static let standard = StandardLengths()
  static let fields: [CapturedField<StandardLengths>] = [
    .init("padding", \.padding), .init("horizontalSpacing", \.horizontalSpacing),
    .init("verticalSpacing", \.verticalSpacing), .init("spacerLength", \.spacerLength),
    .init("dividerThickness", \.dividerThickness),
  ]
}

extension DepthAttributes.Role {
  /// Whether nodes of a kind can have the part.
  fileprivate func belongs(to kind: NodeKind) -> Bool {
    switch self {
    case .aligned: kind == .layout || kind == .stack || kind == .zstack || kind == .grid
    case .stack: kind == .zstack
    case .overlay: kind == .overlay
    case .modifier, .volume, .offered, .layer: false
    }
  }
}

// MARK: - Problems

extension NodeAttributes {
  /// Puts the problems that were written before those that only the reading has found: what was
  /// written with a problem of some rule says all of that rule, as it was before it was repaired.
  fileprivate func note(_ written: [Problem]) {
    problems =
      written + problems.filter { problem in !written.contains { $0.rule == problem.rule } }
  }
}

extension NodeAttributes.Problem: Capturable {
  /// What is wrong with a node, in the parts of which sentences are made.
  struct Form: Codable {
    let rule: String
    let subject: String?
    let problem: String
    let outcome: String?
    let remedy: String?

    init(_ problem: NodeAttributes.Problem, subject: String?) {
      (rule, self.subject) = (problem.rule.rawValue, subject)
      self.problem = problem.text.problem
      (outcome, remedy) = (problem.text.outcome, problem.text.remedy)
    }

    init(from decoder: any Decoder) throws {
      var reader = try CaptureReader(decoder)
      rule = try reader.require("rule")
      subject = try reader.read("subject")
      problem = try reader.require("problem")
      outcome = try reader.read("outcome")
      remedy = try reader.read("remedy")
      try reader.finish()
    }
  }

  func captured() throws -> Form {
    let subject: String? =
      switch text.subject {
      case .view: nil
      case .name(let name): name
      case .none: ""
      }
    return Form(self, subject: subject)
  }

  init(captured form: Form) throws {
    self.init(
      LayoutDiagnostic.Rule(rawValue: form.rule),
      DiagnosticText(
        form.problem, outcome: form.outcome, remedy: form.remedy,
        subject: form.subject.map { $0.isEmpty ? .none : .name($0) } ?? .view))
  }
}
