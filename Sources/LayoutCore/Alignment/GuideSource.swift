/// Answers for the guides that a measured view sets.
@usableFromInline package protocol GuideSource: AnyObject {
  /// The tree that the views belong to.
  var identity: ObjectIdentifier { get }
  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat?
  /// Ends the answers, because the layout or the tree that they come from is gone.
  func end()
}

/// The kinds of guides, distinguished by axis and by whether they cross containers.
struct GuideKinds: OptionSet, Sendable, BitwiseCopyable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ role: GuideRole, _ axis: Axis) {
    self.rawValue = (role.isFrameGuide ? 1 : 4) << UInt8(axis.rawValue)
  }

  static let all = GuideKinds(rawValue: 15)
}
