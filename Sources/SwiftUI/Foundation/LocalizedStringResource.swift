#if !canImport(Darwin)
  /// A string to look up later, which stands for itself.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale

    public enum BundleDescription: Sendable {
      case main
      case forClass(AnyClass)
      case atURL(URL)
    }

    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = keyAndValue.string(in: Locale(identifier: "en_US"))
      self.defaultValue = keyAndValue
      (self.table, self.locale) = (table, locale)
    }

    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      (self.table, self.locale) = (table, locale)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  /// Something that has a string for people.
  public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String {
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.string(in: resource.locale)
    }
  }

  extension Text {
    /// Text with simple Markdown, and with numbers in the way of the environment's locale.
    @_disfavoredOverload
    public init(_ resource: some _StringResource) {
      self.init(LocalizedStringKey(resource._resource.defaultValue))
    }
  }

  extension LocalizedStringKey {
    fileprivate init(_ value: String.LocalizationValue) {
      var parts = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      for segment in value.segments {
        switch segment {
        case .literal(let string): parts.appendLiteral(string)
        case .written(let value):
          parts.appendInterpolation(Text { value.write($0.locale) })
        }
      }
      self.init(stringInterpolation: parts)
    }
  }
#else
  extension Text {
    @_disfavoredOverload
    public init(_ resource: some _StringResource) {
      self.init(verbatim: String(localized: resource._resource))
    }
  }
#endif

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string that may be localized.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

/// A string with its own table, the only one of these. Where a title may be such a string, it is
/// one of a type that conforms, because literals do not: each meaning that a literal could have
/// multiplies the time in which the compiler finds a mistake elsewhere in the expression.
public protocol _StringResource { var _resource: LocalizedStringResource { get } }

extension LocalizedStringResource: _StringResource {
  public var _resource: LocalizedStringResource { self }
}
