/// Something that captures hold, in a form that can be encoded.
///
/// The form is what a reader of the file sees: a number, a name, a list. What captures can't hold,
/// such as a client's guide, throws a ``CaptureProblem`` when its form is asked for.
protocol Capturable: SendableMetatype {
  associatedtype Form: Codable

  func captured() throws -> Form
  init(captured form: Form) throws
}

/// Why something can't be written, or what is wrong with what was read, in a sentence.
struct CaptureProblem: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension CaptureProblem {
  /// The error that an encoder throws for a value with the problem.
  func error(about value: Any, in encoder: any Encoder) -> EncodingError {
    .invalidValue(
      value,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "The value \(sentence), and that can't be written."))
  }
}

extension Capturable {
  /// Encodes the value by itself.
  func encodeCaptured(to encoder: any Encoder) throws {
    do { try captured().encode(to: encoder) } catch let problem as CaptureProblem {
      throw problem.error(about: self, in: encoder)
    }
  }
}

extension Capturable where Self: Codable, Form == Self {
  func captured() throws -> Self { self }
  init(captured form: Self) throws { self = form }
}

extension Bool: Capturable { typealias Form = Bool }
extension Int: Capturable { typealias Form = Int }
extension String: Capturable { typealias Form = String }
extension Platform: Capturable { typealias Form = Platform }

extension Array: Capturable where Element: Capturable {
  func captured() throws -> [Element.Form] { try map { try $0.captured() } }
  init(captured form: [Element.Form]) throws { self = try form.map(Element.init(captured:)) }
}

// MARK: - Numbers

/// A number in a file, where those that are not finite are words.
struct CapturedNumber: Codable {
  let value: Double

  private static let words = [
    ("infinity", Double.infinity), ("-infinity", -.infinity), ("nan", .nan),
  ]

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self) {
      self.value = value
    } else if let word = try? container.decode(String.self),
      let (_, value) = Self.words.first(where: { $0.0 == word })
    {
      self.value = value
    } else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "This is no number, nor \"infinity\", \"-infinity\" or \"nan\".")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity")
    }
  }
}

extension Double: Capturable {
  func captured() throws -> CapturedNumber { CapturedNumber(self) }
  init(captured form: CapturedNumber) throws { self = form.value }
}

extension CGFloat: Capturable {
  func captured() throws -> CapturedNumber { CapturedNumber(Double(self)) }
  init(captured form: CapturedNumber) throws { self = CGFloat(form.value) }
}

// MARK: - Rows of numbers

/// A value that is a few numbers in a fixed order.
protocol CapturedRow: Capturable where Form == [CapturedNumber] {
  /// What the numbers are, in their order.
  static var parts: [WritableKeyPath<Self, CGFloat>] { get }
  /// The value whose numbers are replaced.
  init()
}

extension CapturedRow {
  func captured() throws -> [CapturedNumber] {
    Self.parts.map { CapturedNumber(Double(self[keyPath: $0])) }
  }

  init(captured form: [CapturedNumber]) throws {
    let parts = Self.parts
    guard form.count == parts.count else {
      throw CaptureProblem("Here should be \(parts.count) numbers, and there are \(form.count).")
    }
    self.init()
    for (part, number) in zip(parts, form) { self[keyPath: part] = CGFloat(number.value) }
  }
}

extension CGPoint: CapturedRow {
  static var parts: [WritableKeyPath<CGPoint, CGFloat>] { [\.x, \.y] }
}

extension CGSize: CapturedRow {
  static var parts: [WritableKeyPath<CGSize, CGFloat>] { [\.width, \.height] }
}

extension CGRect: CapturedRow {
  static var parts: [WritableKeyPath<CGRect, CGFloat>] {
    [\.origin.x, \.origin.y, \.size.width, \.size.height]
  }
}

extension UnitPoint: CapturedRow {
  static var parts: [WritableKeyPath<UnitPoint, CGFloat>] { [\.x, \.y] }
}

extension EdgeInsets: CapturedRow {
  static var parts: [WritableKeyPath<EdgeInsets, CGFloat>] {
    [\.top, \.leading, \.bottom, \.trailing]
  }
}
