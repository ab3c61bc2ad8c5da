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
  /// Whether what is private hides the view.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// What hides a leaf, if anything does: a stand-in hides all, and privacy what is private. Of
  /// other reasons views decide by themselves.
  var redactionAppearance: Appearance {
    let reasons = redactionReasons.intersection(
      isPrivacySensitive ? [.placeholder, .privacy] : .placeholder)
    guard !reasons.isEmpty else { return Appearance() }
    return Appearance(effects: [.redaction(.init(rawValue: reasons.rawValue))])
  }
}

private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }
