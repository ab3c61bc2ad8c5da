#if !canImport(Darwin)
  /// A string to look up later, and where to look for it.
  ///
  ///     let title: LocalizedStringResource = "\(count) items"
  ///     Text(title)
  ///
  /// There are no tables to look strings up in: a string stands for itself.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The parts of a string while the compiler puts them together.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// What to look the string up by.
    public let key: String
    /// What stands for the string where it is not found, which is everywhere.
    public let defaultValue: String.LocalizationValue
    /// The table to look in.
    public let table: String?
    /// The locale that numbers in the string are written for.
    public var locale: Locale

    /// Where tables are.
    public enum BundleDescription: Sendable {
      /// With the application.
      case main
      /// With the code of a class.
      case forClass(AnyClass)
      /// In a folder.
      case atURL(URL)
    }

    /// Creates a string that is its own key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = keyAndValue.string(in: Locale(identifier: "en_US"))
      self.defaultValue = keyAndValue
      self.table = table
      self.locale = locale
    }

    /// Creates a string with a key.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
    }

    /// Creates a string from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a string from a literal with values in between.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  /// Something that has a string for people.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The string.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension String {
    /// Creates the string that a resource stands for, in the way of its locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.string(in: resource.locale)
    }
  }

  extension Text {
    /// Text that may be localized, with simple Markdown and with numbers in the way of the
    /// environment's locale.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      self.init(LocalizedStringKey(resource.defaultValue))
    }
  }

  extension LocalizedStringKey {
    /// The same characters and values as a key.
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
    /// Text that the system localizes.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      self.init(verbatim: String(localized: resource))
    }
  }
#endif

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string that may be localized.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}
