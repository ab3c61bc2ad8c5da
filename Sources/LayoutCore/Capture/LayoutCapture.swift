/// A tree with what it is laid out in, as a file that lays itself out again anywhere.
///
///     var capture = LayoutCapture(card, in: CGSize(width: 200, height: 60))
///     capture.recording = LayoutRecording(capture.layout())
///     try JSONEncoder().encode(capture).write(to: file)
///
/// `swift run LayoutGallery replay card.json` lays the tree out, prints the frames, and says where
/// they differ from the recorded ones. A tree that was written by itself is a capture too, which is
/// proposed nothing. <doc:Capturing> has the form.
public struct LayoutCapture: Sendable {
  /// The tree.
  public var tree: LayoutNode
  /// What the tree is laid out in.
  public var space: Space
  /// The depth proposed to the root; `nil` for none.
  public var depth: CGFloat?
  /// The layout direction, where no node sets another one.
  public var direction: LayoutDirection
  /// The lengths and the text measurer where nodes name none.
  public var options: LayoutOptions
  /// What a layout of the tree said, if it was recorded.
  public var recording: LayoutRecording?

  /// What a tree is laid out in.
  ///
  /// These are the two ways in which a tree can be laid out, so there will be no others.
  public enum Space: Equatable, Sendable {
    /// A window, with its safe area and the height of a keyboard in it.
    case window(CGSize, safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0)
    /// A proposal.
    case proposal(ProposedViewSize)
  }

  /// Captures a tree that is laid out in a window.
  public init(
    _ tree: LayoutNode, in window: CGSize, safeArea: EdgeInsets = EdgeInsets(),
    direction: LayoutDirection = .leftToRight, options: LayoutOptions = LayoutOptions()
  ) {
    self.tree = tree
    self.space = .window(window, safeArea: safeArea)
    self.direction = direction
    self.options = options
  }

  /// Captures a tree that is laid out for a proposal.
  public init(
    _ tree: LayoutNode, proposing proposal: ProposedViewSize,
    direction: LayoutDirection = .leftToRight, options: LayoutOptions = LayoutOptions()
  ) {
    self.tree = tree
    self.space = .proposal(proposal)
    self.direction = direction
    self.options = options
  }

  /// Lays the tree out.
  public func layout() -> ResolvedLayout {
    switch space {
    case .window(let window, let safeArea, let keyboardHeight):
      tree.layout(
        in: window, depth: depth, safeArea: safeArea, keyboardHeight: keyboardHeight,
        direction: direction, options: options)
    case .proposal(let proposal):
      tree.layout(proposing: proposal, depth: depth, direction: direction, options: options)
    }
  }
}

// MARK: - As a file

extension LayoutCapture: Codable {
  /// Writes the capture.
  public func encode(to encoder: any Encoder) throws {
    var writer = CaptureWriter(encoder)
    try writer.writeVersion()
    switch space {
    case .window(let window, let safeArea, let keyboardHeight):
      try writer.write("window", window)
      try writer.write("safeArea", safeArea, unless: EdgeInsets())
      try writer.write("keyboardHeight", keyboardHeight, unless: 0)
    case .proposal(let proposal): try writer.write("proposal", proposal, unless: .unspecified)
    }
    try writer.write("depth", depth)
    try writer.write("direction", direction, unless: .leftToRight)
    try writer.write("standardLengths", options.standardLengths, unless: StandardLengths())
    try writer.write("lengthUnit", options.lengthUnit)
    try writer.write("pixelLength", options.pixelLength, unless: 1)
    do {
      try writer.write("measurer", try options.textMeasurer.map(CapturedMeasurer.init))
    } catch let problem as CaptureProblem {
      throw problem.error(about: self, in: encoder)
    }
    try writer.write(tree: tree)
    if let recording { try writer.write("recording") { try recording.write(to: &$0) } }
  }

  /// Reads a capture, or a tree. What is wrong with it throws a `DecodingError` that says where in
  /// the file.
  public init(from decoder: any Decoder) throws {
    var reader = try CaptureReader(decoder)
    try reader.checkVersion()
    if let window = try reader.read("window", as: CGSize.self) {
      space = .window(
        window, safeArea: try reader.read("safeArea", or: EdgeInsets()),
        keyboardHeight: try reader.read("keyboardHeight", or: 0))
    } else {
      space = .proposal(try reader.read("proposal", or: .unspecified))
    }
    depth = try reader.read("depth")
    direction = try reader.read("direction", or: .leftToRight)
    options = LayoutOptions()
    options.standardLengths = try reader.read("standardLengths", or: StandardLengths())
    options.lengthUnit = try reader.read("lengthUnit")
    options.pixelLength = try reader.read("pixelLength", or: 1)
    options.textMeasurer = try reader.read("measurer", as: CapturedMeasurer.self)?.measurer
    tree = try reader.readTree()
    recording = try reader.read("recording") { try LayoutRecording(from: &$0) }
    try reader.finish()
  }
}

extension ProposedViewSize: CapturedFields {
  static let standard = ProposedViewSize.unspecified
  static let fields: [CapturedField<ProposedViewSize>] = [
    .init("width", \.width), .init("height", \.height),
  ]
}
