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
