/// Content that is described once it is known where it goes, and how large that place is.
enum ReaderContent {
  /// Nodes described for a geometry, all in the top leading corner.
  case geometry((GeometryProxy) -> [LayoutNode])
  /// Nodes described for a geometry in space, all in the top leading corner at the back.
  case space((GeometryProxy3D) -> [LayoutNode])
  /// A node described for a preference of the view that it is laid over or under.
  case preference(PreferenceReader)
}
