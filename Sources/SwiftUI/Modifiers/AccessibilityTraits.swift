/// Kinds of element that a view can be.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// One kind is a set of its own.
  public typealias Element = AccessibilityTraits

  /// The traits as renderers get them.
  var described: Appearance.Accessibility.Traits

  private init(described: Appearance.Accessibility.Traits) { self.described = described }

  /// Creates an empty set.
  public init() { self.init(described: []) }

  /// A button.
  public static let isButton = AccessibilityTraits(described: .button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(described: .header)
  /// Something selected.
  public static let isSelected = AccessibilityTraits(described: .selected)
  /// A link.
  public static let isLink = AccessibilityTraits(described: .link)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(described: .searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(described: .image)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(described: .playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(described: .keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(described: .staticText)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(described: .summaryElement)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(described: .updatesFrequently)
  /// Something that starts media.
  public static let startsMediaSession = AccessibilityTraits(described: .startsMediaSession)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(
    described: .allowsDirectInteraction)
  /// Something that turns pages.
  public static let causesPageTurn = AccessibilityTraits(described: .causesPageTurn)
  /// Something that covers everything else.
  public static let isModal = AccessibilityTraits(described: .modal)
  /// A switch.
  public static let isToggle = AccessibilityTraits(described: .toggle)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(described: .tabBar)
}

// MARK: - Set algebra

extension AccessibilityTraits {
  /// Whether all traits of a set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    described.contains(member.described)
  }

  /// Returns the traits in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(described: described.union(other.described))
  }

  /// Returns the traits in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(described: described.intersection(other.described))
  }

  /// Returns the traits in only one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(described: described.symmetricDifference(other.described))
  }

  /// Adds the traits of a set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits that are in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps the traits that are in one set only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    described.subtract(member.described)
    return removed.described.isEmpty ? nil : removed
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.described.isEmpty ? nil : present
  }
}
