/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the gauge's views, which the compiler infers.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The views of a gauge.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent
  /// The type of the value's label.
  public typealias CurrentValueLabel = _StyleContent
  /// The type of the lower bound's label.
  public typealias MinimumValueLabel = _StyleContent
  /// The type of the upper bound's label.
  public typealias MaximumValueLabel = _StyleContent
  /// The type of the labels of some values.
  public typealias MarkedValueLabels = _StyleContent

  /// The value, from 0 at the lower bound to 1 at the upper one.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of marked values: always `nil`, because they are not laid out.
  public var markedValueLabels: MarkedValueLabels?
}

// MARK: - Bars

/// The usual look: a bar with its labels.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, with its labels above, beside and below.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(configuration: configuration)
  }
}

/// A bar that fills, with its labels above, beside and below.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(configuration: configuration)
  }
}

/// A bar with a mark, between the labels of its bounds.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the bar between the bounds, or else after the value.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else {
        configuration.currentValueLabel
      }
      GaugeBar(value: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

nonisolated private struct LabeledBar: View {
  @Environment(\.controlStyles) private var styles
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack {
      if !styles.hidesLabels { configuration.label }
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

nonisolated private struct GaugeBar: View {
  let value: Double

  var body: some View { ControlArea(kind: .gauge, width: nil, height: 4, fraction: value) }
}

// MARK: - Dials

/// A dial of 58 × 58 with a mark: the value is in its middle, and at its bottom are the bounds, or
/// else the label. The sizes approximate what systems do.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the dial with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    Dial(value: configuration.value)
      .overlay { configuration.currentValueLabel }
      .overlay(alignment: .bottom) {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
          configuration.label
        } else {
          HStack {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
      }
  }
}

/// A dial of 58 × 58 that fills, with the value in its middle, or else the label. The size
/// approximates what systems do.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the dial with its label.
  public func makeBody(configuration: Configuration) -> some View {
    Dial(value: configuration.value)
      .overlay { configuration.currentValueLabel ?? configuration.label }
  }
}

nonisolated private struct Dial: View {
  let value: Double

  var body: some View {
    Circle().inset(by: 3).trim(from: 0, to: value)
      .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .frame(width: 58, height: 58)
  }
}

// MARK: - By name

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual look.
  public static var automatic: DefaultGaugeStyle { .init() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A dial with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A dial that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

nonisolated extension View {
  /// Sets how gauges in the view look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(\.gauge, style) { $0.makeBody(configuration: $1) }
  }
}
