/// A number that grows with the text size.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 28.0
///
/// It grows as the font of a text style does, and is rounded to whole pixels.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private let box = ValueBox<Value>()

  /// Creates a number that grows with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (self.base, self.style) = (wrappedValue, textStyle)
  }

  /// Creates a number that grows with the body's font.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the size that people prefer where the view is.
  public var wrappedValue: Value { box.value ?? base }
}

// Unchecked, because of the box, which any thread may read and write.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: EnvironmentReader {
  package func read(_ environment: EnvironmentValues) -> String? {
    let pixel = environment.pixelLength
    let scaled = CGFloat(base) * style.growth(in: environment)
    let rounded = (scaled / pixel).rounded() * pixel
    // There may be no pixels, or none that can be counted.
    box.value = Value(rounded.isFinite ? rounded : scaled)
    return nil
  }
}
