/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Int

  private init(bits: Int) { self.bits = bits }

  /// Creates an empty set.
  public init() { self.init(bits: 0) }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  /// Whether all technologies of a set are in this one.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// Returns the technologies in either set.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }

  /// Returns the technologies in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

  /// Returns the technologies in only one of the sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  /// Adds the technologies of a set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  /// Keeps the technologies that are in another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }

  /// Keeps the technologies that are in one set only.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  /// Adds technologies.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes technologies.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  /// Adds technologies.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let present = intersection(newMember)
    formUnion(newMember)
    return present.bits == 0 ? nil : present
  }
}
