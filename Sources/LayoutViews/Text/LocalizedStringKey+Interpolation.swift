extension LocalizedStringKey {
  /// The parts of a key while the compiler puts them together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds characters as written.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    private mutating func append(_ text: Text) { segments.append(.text(text.flattened)) }
  }
}

// MARK: - Values

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string.
  public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

  /// Adds a number in the way of the environment's locale.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    append(Text { value._formatted(in: $0.locale) })
  }

  /// Adds a number as a format specifier says, such as `%.2f`, in the environment's locale.
  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    let isUsable = specifier.formats(T._Arg.self)
    append(
      Text {
        isUsable
          ? String(format: specifier, locale: $0.locale, value._arg)
          : value._formatted(in: $0.locale)
      })
  }

  /// Adds any other value as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) {
    append(Text(verbatim: String(describing: value)))
  }
}

extension String {
  /// Whether the string is a specifier of one such number. Others may take it for an address.
  fileprivate func formats(_ number: any CVarArg.Type) -> Bool {
    let pattern =
      #/(?:[^%]|%%)*%(?:1\$)?[-+ 0#']*\d{0,3}(?:\.\d{0,3})?(?:hh?|ll?|q|j|z|t)?([a-zA-Z])(?:[^%]|%%)*/#
    let letters = number == Double.self ? "aAeEfFgG" : "dDioOuUxX"
    return wholeMatch(of: pattern).map { letters.contains($0.1) } ?? false
  }
}

// MARK: - Formats, text and images

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value written in a format.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { append(Text(input, format: format)) }

  /// Adds a value or an object written by a formatter, or as it describes itself.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    append(Text(verbatim: formatter?.string(for: subject) ?? String(describing: subject)))
  }

  /// Adds a text with its own style.
  public mutating func appendInterpolation(_ text: Text) { append(text) }

  /// Adds an image.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
}

// MARK: - Numbers

/// A number that text writes in the way of a locale.
public protocol _FormatSpecifiable: Equatable, Sendable {
  /// The number as format specifiers expect it.
  associatedtype _Arg: CVarArg
  /// The number as format specifiers expect it.
  var _arg: _Arg { get }
  /// The number as text shows it.
  func _formatted(in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The number as a machine word.
  public var _arg: Int64 { Int64(truncatingIfNeeded: self) }
  /// Returns the number with its digits in groups.
  public func _formatted(in locale: Locale) -> String {
    let name = locale.identifier  // A longer one may ask for other digits.
    if magnitude < 1000, name.hasPrefix("en"), name.utf8.count < 7 { return String(self) }
    return IntegerFormatStyle<Self>(locale: locale).format(self)
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number with double precision.
  public var _arg: Double { Double(self) }
  /// Returns the number with six decimals and its digits in groups.
  public func _formatted(in locale: Locale) -> String {
    FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(6))
      .format(Double(self))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
