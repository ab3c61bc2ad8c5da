/// Content that is described once its place and size are known.
enum ReaderContent {
  /// Nodes described from a geometry, all in the top leading corner.
  case geometry((GeometryProxy) -> [LayoutNode])
  /// Nodes described from a geometry in space, all in the top leading corner at the back.
  case space((GeometryProxy3D) -> [LayoutNode])
  /// A node described from a preference of the view that it is laid over or behind.
  case preference(PreferenceReader)
}
