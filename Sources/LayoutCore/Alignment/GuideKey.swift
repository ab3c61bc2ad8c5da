/// The identity of a guide: its type and its axis.
@usableFromInline package struct GuideKey: Sendable, BitwiseCopyable {
  package let id: any AlignmentID.Type
  let axis: Axis

  init(_ alignment: HorizontalAlignment) {
    self.id = alignment.id
    self.axis = .horizontal
  }

  init(_ alignment: VerticalAlignment) {
    self.id = alignment.id
    self.axis = .vertical
  }
}

extension GuideKey: Equatable {
  @usableFromInline package static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }
}

extension GuideKey {
  init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// The kind of guide.
  var role: GuideRole {
    let id = ObjectIdentifier(self.id)
    if axis == .horizontal {
      if id == ObjectIdentifier(LeadingGuide.self) { return .start }
      if id == ObjectIdentifier(HorizontalCenterGuide.self) { return .center }
      if id == ObjectIdentifier(TrailingGuide.self) { return .end }
    } else {
      if id == ObjectIdentifier(TopGuide.self) { return .start }
      if id == ObjectIdentifier(VerticalCenterGuide.self) { return .center }
      if id == ObjectIdentifier(BottomGuide.self) { return .end }
      if id == ObjectIdentifier(FirstTextBaselineGuide.self) { return .firstBaseline }
      if id == ObjectIdentifier(LastTextBaselineGuide.self) { return .lastBaseline }
    }
    return .custom
  }

  /// Creates the guide of a role, other than a custom one, on an axis. Baselines are always
  /// vertical.
  init(_ role: GuideRole, _ axis: Axis) {
    let isHorizontal = axis == .horizontal
    let id: any AlignmentID.Type =
      switch role {
      case .start: isHorizontal ? LeadingGuide.self : TopGuide.self
      case .end: isHorizontal ? TrailingGuide.self : BottomGuide.self
      case .firstBaseline: FirstTextBaselineGuide.self
      case .lastBaseline: LastTextBaselineGuide.self
      case .center, .custom: isHorizontal ? HorizontalCenterGuide.self : VerticalCenterGuide.self
      }
    self.init(id, axis)
  }

  /// Returns the guide's position in a view that sets no guides.
  func defaultValue(size: Size, proposal: Proposal) -> Double {
    if let value = role.defaultValue(length: size[axis]) { return value }
    return Double(id.defaultValue(in: ViewDimensions(size: size, proposal: proposal)))
  }
}

/// The kinds of guides that containers treat differently.
enum GuideRole: UInt8 {
  /// The leading or top edge.
  case start
  /// The middle.
  case center
  /// The trailing or bottom edge.
  case end
  /// The first baseline of text.
  case firstBaseline
  /// The last baseline of text.
  case lastBaseline
  /// A custom guide, defined by a client.
  case custom

  /// Whether the guide marks the view's frame. An explicit value of such a guide stays inside the
  /// container of the view that sets it; other guides cross any number of containers.
  @inline(__always) var isFrameGuide: Bool { rawValue <= GuideRole.end.rawValue }

  /// Returns the guide's position in a view of this length that sets no guides; `nil` if a client's
  /// code decides it.
  @inline(__always) func defaultValue(length: Double) -> Double? {
    switch self {
    case .start: 0
    case .center: length * 0.5
    case .end, .firstBaseline, .lastBaseline: length
    case .custom: nil
    }
  }

  /// Returns where a length begins in a room whose guide it meets, if it sets no guides. Infinite
  /// lengths begin where the room does.
  ///
  /// Every guide but a custom one is at the same fraction of any length.
  @inline(__always) func start(of length: Double, in room: Double) -> Double {
    let fraction = Double(min(rawValue, GuideRole.end.rawValue)) * 0.5
    let start = room * fraction - length * fraction
    return start.isNaN ? 0 : start
  }
}

// MARK: - Names

extension GuideKey {
  /// The guide's name for people to read: `.leading` for a standard guide, the type's name for a
  /// custom one.
  var name: String {
    switch (role, axis) {
    case (.start, .horizontal): ".leading"
    case (.start, .vertical): ".top"
    case (.center, _): ".center"
    case (.end, .horizontal): ".trailing"
    case (.end, .vertical): ".bottom"
    case (.firstBaseline, _): ".firstTextBaseline"
    case (.lastBaseline, _): ".lastTextBaseline"
    case (.custom, _): "\(id)"
    }
  }
}

/// A guide that a view sets, with the closure that computes it.
///
///     LayoutNode.fixed(width: 40, height: 20)
///       .alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
///
/// The closure sees the view without this guide, and runs only when the guide is read.
struct AlignmentGuide {
  let key: GuideKey
  let value: @Sendable (ViewDimensions) -> CGFloat
}
