/// Content that is described once its place and size are known.
enum ReaderContent {
  /// Nodes described from a geometry, all in the top leading corner.
  case geometry(@Sendable (GeometryProxy) -> [LayoutNode])
  /// Nodes described from a geometry in space, all in the top leading corner at the back.
  case space(@Sendable (GeometryProxy3D) -> [LayoutNode])
  /// A node described from a preference of the view that it is laid over or behind.
  case preference(PreferenceReader)
}

/// The second view of an overlay or background that is described from a preference of the first
/// one.
struct PreferenceReader {
  let reducer: PreferenceReducer
  /// The guides that are aligned.
  let guides: GuidePair
  /// The guide along the depth that is aligned, if any.
  let depthGuide: DepthAlignment?
  /// Returns the view for a value; `nil` stands for the key's default.
  let content: @Sendable (Any?) -> LayoutNode?

  init<K: PreferenceKey>(
    _ key: K.Type, alignment: Alignment, depthAlignment: DepthAlignment? = nil,
    content: @escaping @Sendable (K.Value) -> LayoutNode?
  ) {
    self.reducer = PreferenceReducer(key)
    self.guides = GuidePair(alignment)
    self.depthGuide = depthAlignment
    self.content = { content($0.given(as: K.Value.self) ?? K.defaultValue) }
  }
}
