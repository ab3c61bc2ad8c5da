/// Kinds of element that a view can be.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// One kind is a set of its own.
  public typealias Element = AccessibilityTraits

  var names: Set<String>

  private init(names: Set<String>) { self.names = names }

  /// Creates an empty set.
  public init() { self.init(names: []) }

  /// A button.
  public static let isButton = AccessibilityTraits(names: ["button"])
  /// A heading.
  public static let isHeader = AccessibilityTraits(names: ["header"])
  /// Something selected.
  public static let isSelected = AccessibilityTraits(names: ["selected"])
  /// A link.
  public static let isLink = AccessibilityTraits(names: ["link"])
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(names: ["searchField"])
  /// An image.
  public static let isImage = AccessibilityTraits(names: ["image"])
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(names: ["playsSound"])
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(names: ["keyboardKey"])
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(names: ["staticText"])
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(names: ["summaryElement"])
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(names: ["updatesFrequently"])
  /// Something that starts media.
  public static let startsMediaSession = AccessibilityTraits(names: ["startsMediaSession"])
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(
    names: ["allowsDirectInteraction"])
  /// Something that turns pages.
  public static let causesPageTurn = AccessibilityTraits(names: ["causesPageTurn"])
  /// Something that covers everything else.
  public static let isModal = AccessibilityTraits(names: ["modal"])
  /// A switch.
  public static let isToggle = AccessibilityTraits(names: ["toggle"])
}

// MARK: - Set algebra

extension AccessibilityTraits {
  /// Whether all traits of a set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }

  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(names: names.union(other.names))
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(names: names.intersection(other.names))
  }

  /// The traits that are in one set only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(names: names.symmetricDifference(other.names))
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
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.names.isEmpty ? nil : present
  }
}
