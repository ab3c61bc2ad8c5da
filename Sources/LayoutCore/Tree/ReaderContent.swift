/// Content that is described once it is known where it goes, and how large that place is.
enum ReaderContent {
  /// Nodes described for a geometry, all in the top leading corner.
  case geometry((GeometryProxy) -> [LayoutNode])
  /// Nodes described for a geometry in space, all in the top leading corner at the back.
  case space((GeometryProxy3D) -> [LayoutNode])
  /// A node described for a preference of the view that it is laid over or under.
  case preference(PreferenceReader)
}

/// A second view of an overlay or background that is described for a preference of the first one.
struct PreferenceReader {
  let reducer: PreferenceReducer
  /// The guides that are brought together.
  let guides: GuidePair
  /// The guide along the depth that is brought together, if any.
  let depthGuide: DepthAlignment?
  /// The view for a value; `nil` stands for the key's default.
  let content: (Any?) -> LayoutNode?

  init<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment, depthAlignment: DepthAlignment? = nil,
    content: @escaping (K.Value) -> LayoutNode?
  ) {
    self.reducer = PreferenceReducer(key)
    self.guides = GuidePair(alignment)
    self.depthGuide = depthAlignment
    self.content = { content($0 as? K.Value ?? K.defaultValue) }
  }
}

/// A frame with lengths relative to those of the nearest container around.
struct ContainerFrame {
  let axes: Axis.Set
  /// The length of the frame for the container's.
  let length: (CGFloat, Axis) -> CGFloat
}

/// The visible part of content that scrolls.
struct ScrollContent {
  let axes: Axis.Set
  /// Where the content is scrolled to.
  var destination: ScrollDestination
}
