// Strings that a system would look up in tables, where the system's own types are missing.
#if !canImport(Darwin)
  extension String {
    /// A string as a programmer writes it. There are no tables: it stands for itself.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
      let segments: [Segment]

      enum Segment: Equatable, Sendable {
        case literal(String)
        case written(WrittenValue)
      }

      public init(_ value: String) { self.segments = [.literal(value)] }
      public init(stringLiteral value: String) { self.init(value) }

      public init(stringInterpolation: StringInterpolation) {
        self.segments = stringInterpolation.segments
      }

      func string(in locale: Locale) -> String {
        segments.reduce(into: "") { string, segment in
          switch segment {
          case .literal(let literal): string += literal
          case .written(let value): string += value.write(locale)
          }
        }
      }
    }
  }

  /// A value that a locale decides how to write. Values are equal that are written equally.
  struct WrittenValue: Equatable, Sendable {
    let write: @Sendable (Locale) -> String

    static func == (a: WrittenValue, b: WrittenValue) -> Bool {
      let locale = Locale(identifier: "en_US")
      return a.write(locale) == b.write(locale)
    }
  }

  extension String.LocalizationValue {
    /// The parts of a string while the compiler puts them together.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var segments: [Segment] = []
      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { segments.append(.literal(literal)) }
      }

      public mutating func appendInterpolation(_ string: String) {
        segments.append(.literal(string))
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        segments.append(.written(WrittenValue { value._formatted(in: $0) }))
      }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) { segments.append(.literal(String(format: specifier, value._arg))) }

      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        segments.append(.literal(DeferredString.writing { format.format(value) }))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        segments.append(.literal(String(describing: value)))
      }
    }
  }

  // MARK: - Strings

  extension String {
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) { self = keyAndValue.string(in: locale) }

    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.string(in: locale) }
  }

  extension AttributedString {
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let string = keyAndValue.string(in: locale)
      self = (try? AttributedString(markdown: string)) ?? AttributedString(string)
    }
  }
#endif
