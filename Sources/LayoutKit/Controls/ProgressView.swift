/// A bar that fills, or a turning wheel.
///
/// Progress of a known amount is a bar, as wide as it is offered and 4 high, with its labels above
/// and below it at the leading edge. Otherwise it is a wheel of 20 × 20 with its label below.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.controlStyles) private var styles
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private var isLinear: Bool {
    switch styles.progressView {
    case .automatic: fraction != nil
    case .linear: true
    case .circular: false
    }
  }

  /// The bar or wheel with its labels.
  public var body: some View {
    if isLinear {
      VStack(alignment: .leading) {
        if !styles.hidesLabels { label }
        ControlArea(kind: .progressBar, width: nil, height: 4, fraction: fraction)
        if !styles.hidesLabels { currentValueLabel }
      }
    } else {
      VStack {
        ControlArea(kind: .spinner, width: 20, height: 20, fraction: fraction)
        if !styles.hidesLabels { label }
      }
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a wheel.
  public init() { self.init(fraction: nil, EmptyView(), EmptyView()) }

  /// Creates a bar; a wheel if the value is `nil`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: value.map { Self.fraction($0, of: total) }, EmptyView(), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a wheel with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label(), EmptyView()) }

  /// Creates a bar with a label; a wheel if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { Self.fraction($0, of: total) }, label(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a wheel with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a wheel with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a bar with a title; a wheel if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a title; a wheel if the value is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a bar with two labels; a wheel if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Self.fraction($0, of: total) }, label(), currentValueLabel())
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, of total: V) -> Double {
    total > 0 ? Double(value, in: 0...total) : 0
  }
}

// MARK: - Styles

/// Whether progress is a bar or a wheel.
enum ProgressKind: Hashable, Sendable {
  case automatic
  case linear
  case circular
}

/// How progress looks.
public protocol ProgressViewStyle {
  /// Whether progress is always a bar; `nil` if that depends on what is known.
  static var _isLinear: Bool? { get }
}

/// The usual look: a bar if the amount is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// That depends on what is known.
  public static var _isLinear: Bool? { nil }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
  /// Always a bar.
  public static var _isLinear: Bool? { true }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which is not kept.
  public init(tint: Color) {}
  /// Never a bar.
  public static var _isLinear: Bool? { false }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
  /// Sets how progress in the view looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.controlStyles.progressView,
      S._isLinear.map { $0 ? .linear : .circular } ?? .automatic)
  }
}
