/// A name in a captured object.
struct CaptureKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { self.stringValue = value }
  init?(intValue: Int) { nil }
}

/// What writes the values of a captured object under their names. Values that are `nil` are left
/// out, and so are those that a reader takes for granted.
struct CaptureWriter {
  private(set) var container: KeyedEncodingContainer<CaptureKey>

  init(_ container: KeyedEncodingContainer<CaptureKey>) { self.container = container }
  init(_ encoder: any Encoder) { self.init(encoder.container(keyedBy: CaptureKey.self)) }

  mutating func write<V: Capturable>(_ name: CaptureKey, _ value: V?) throws {
    if let value { try container.encode(value.captured(), forKey: name) }
  }

  mutating func write<V: Capturable & Equatable>(
    _ name: CaptureKey, _ value: V, unless standard: V
  ) throws { if value != standard { try write(name, value) } }

  /// Writes a number that is NaN where there is none.
  mutating func write(_ name: CaptureKey, unlessNone value: Double) throws {
    if !value.isNaN { try write(name, value) }
  }

  /// Writes an object in this one.
  mutating func write(_ name: CaptureKey, _ body: (inout CaptureWriter) throws -> Void) throws {
    var writer = CaptureWriter(container.nestedContainer(keyedBy: CaptureKey.self, forKey: name))
    try body(&writer)
  }

  /// Writes a list of objects.
  mutating func write<Values: Sequence>(
    _ name: CaptureKey, each values: Values,
    _ body: (Values.Element, inout CaptureWriter) throws -> Void
  ) throws {
    var list = container.nestedUnkeyedContainer(forKey: name)
    for value in values {
      var writer = CaptureWriter(list.nestedContainer(keyedBy: CaptureKey.self))
      try body(value, &writer)
    }
  }
}

/// What reads the values of a captured object, and knows at the end whether all were read.
///
/// A name that is read by nobody is an error: it would be a mistake that a layout does not show.
struct CaptureReader {
  private(set) var container: KeyedDecodingContainer<CaptureKey>
  private var unread: Set<String>

  init(_ container: KeyedDecodingContainer<CaptureKey>) {
    self.container = container
    unread = Set(container.allKeys.map(\.stringValue))
  }

  init(_ decoder: any Decoder) throws { self.init(try decoder.container(keyedBy: CaptureKey.self)) }

  /// Returns a value, or `nil` if there is none of that name.
  mutating func read<V: Capturable>(_ name: CaptureKey, as _: V.Type = V.self) throws -> V? {
    guard unread.remove(name.stringValue) != nil else { return nil }
    return try explaining(name) { try V(captured: container.decode(V.Form.self, forKey: name)) }
  }

  /// Returns a value, or the one that is taken for granted.
  mutating func read<V: Capturable>(_ name: CaptureKey, or standard: V) throws -> V {
    try read(name) ?? standard
  }

  /// Returns a value that must be there.
  mutating func require<V: Capturable>(_ name: CaptureKey, as _: V.Type = V.self) throws -> V {
    guard let value = try read(name, as: V.self) else {
      throw DecodingError.keyNotFound(
        name,
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "The \(name.stringValue) is missing."))
    }
    return value
  }

  /// Returns what a closure reads from an object in this one, or `nil` if there is none.
  mutating func read<V>(
    _ name: CaptureKey, _ body: (inout CaptureReader) throws -> V
  ) throws -> V? {
    guard unread.remove(name.stringValue) != nil else { return nil }
    var reader = CaptureReader(
      try container.nestedContainer(keyedBy: CaptureKey.self, forKey: name))
    let value = try body(&reader)
    try reader.finish()
    return value
  }

  /// Calls a closure with each object of a list.
  mutating func read(_ name: CaptureKey, each body: (inout CaptureReader) throws -> Void) throws {
    unread.remove(name.stringValue)
    var list = try container.nestedUnkeyedContainer(forKey: name)
    while !list.isAtEnd {
      var reader = CaptureReader(try list.nestedContainer(keyedBy: CaptureKey.self))
      try body(&reader)
      try reader.finish()
    }
  }

  /// Throws if something was not read.
  func finish() throws {
    guard let name = unread.min() else { return }
    throw meaninglessName(CaptureKey(stringValue: name))
  }

  /// The error about a name that nothing reads here.
  func meaninglessName(_ name: CaptureKey) -> DecodingError {
    problem("\"\(name.stringValue)\" has no meaning here.", at: name)
  }

  /// Calls a closure, and says where in the file a problem is.
  func explaining<R>(_ name: CaptureKey? = nil, _ body: () throws -> R) throws -> R {
    do { return try body() } catch let problem as CaptureProblem {
      throw self.problem(problem.sentence, at: name)
    } catch let error as DecodingError {
      throw error
    } catch {
      // Decoders find numbers that are too large without saying where.
      throw self.problem("This can't be read: \(error)", at: name)
    }
  }

  /// An error about this object, or a value in it.
  func problem(_ sentence: String, at name: CaptureKey? = nil) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath + (name.map { [$0] } ?? []), debugDescription: sentence))
  }
}
