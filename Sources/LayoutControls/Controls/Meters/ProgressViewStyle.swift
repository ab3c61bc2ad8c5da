/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the views, which the compiler infers.
  associatedtype Body: View
  /// What there is to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The views that show progress.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The progress to show.
public struct ProgressViewStyleConfiguration {
  /// The label's type.
  public typealias Label = _StyleContent
  /// The type of the value's label.
  public typealias CurrentValueLabel = _StyleContent

  /// How much is done, from 0 to 1; `nil` if that is not known.
  public let fractionCompleted: Double?
  /// What is done.
  public var label: Label?
  /// How much is done, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// The usual look: a bar if the amount is known, else a wheel.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the bar or wheel with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      ProgressView(configuration).progressViewStyle(.linear)
    } else {
      ProgressView(configuration).progressViewStyle(.circular)
    }
  }
}

/// A bar, with its labels above and below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style. A tint is not kept.
  public init(tint: Color? = nil) {}

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReading(\.controlStyles) { styles in
      VStack(alignment: .leading, spacing: 4) {
        if !styles.hidesLabels { configuration.label }
        ControlArea(
          kind: .progressBar, width: nil, height: 4, fraction: configuration.fractionCompleted)
        if !styles.hidesLabels { configuration.currentValueLabel }
      }
    }
  }
}

/// A wheel, with its label below.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style. A tint is not kept.
  public init(tint: Color? = nil) {}

  /// Returns the wheel with its label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ControlArea(kind: .spinner, width: 20, height: 20, fraction: configuration.fractionCompleted)
      EnvironmentReading(\.controlStyles) { if !$0.hidesLabels { configuration.label } }
    }
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { .init() }
}

nonisolated extension View {
  /// Sets how progress in the view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressView, style) { $0.makeBody(configuration: $1) }
  }
}
