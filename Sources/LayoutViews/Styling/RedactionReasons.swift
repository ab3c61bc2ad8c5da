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

  /// Whether bars of other sizes stand in for texts and symbols. What is private is shown as it is.
  var showsPlaceholders: Bool { redactionReasons.contains(.placeholder) && !isPrivacySensitive }

  /// What hides a leaf: privacy what is private, a stand-in all else; views see to other reasons.
  var redactionAppearance: Appearance {
    let reasons = redactionReasons.intersection(isPrivacySensitive ? .privacy : .placeholder)
    guard !reasons.isEmpty else { return Appearance() }
    return Appearance(effects: [.redaction(.init(rawValue: reasons.rawValue))])
  }
}

private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }
