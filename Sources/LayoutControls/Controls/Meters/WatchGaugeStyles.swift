// The styles of gauges that watches had first.

/// A dial with a mark; laid out as the accessory's.
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
  /// Creates the style with tints, which are not kept.
  public init(tint: Gradient) {}

  /// Returns the dial with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar with a mark; laid out as the accessory's.
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
  /// Creates the style with tints, which are not kept.
  public init(tint: Gradient) {}

  /// Returns the bar between the bounds, or else after the value.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
  }
}

nonisolated extension GaugeStyle where Self == CircularGaugeStyle {
  /// A dial with a mark.
  public static var circular: CircularGaugeStyle { .init() }
}

nonisolated extension GaugeStyle where Self == LinearGaugeStyle {
  /// A bar with a mark.
  public static var linear: LinearGaugeStyle { .init() }
}
