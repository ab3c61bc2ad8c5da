import LayoutCore

/// Why content is hidden behind placeholders.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons' bits.
  public let rawValue: Int

  /// Creates reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a stand-in.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// What hides a leaf, if anything does.
  var redactionAppearance: Appearance {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return Appearance() }
    return Appearance(effects: [.redaction(.init(rawValue: reasons.rawValue))])
  }
}
