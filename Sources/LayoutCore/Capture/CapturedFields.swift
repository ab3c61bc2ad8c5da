/// A part of a value that is captured under a name.
///
/// One list of them both writes and reads a value, so that neither can forget what the other does.
struct CapturedField<Owner>: Sendable {
  let write: @Sendable (Owner, _ standard: Owner, inout CaptureWriter) throws -> Void
  let read: @Sendable (inout Owner, inout CaptureReader) throws -> Void

  init<V: Capturable & Equatable>(
    _ name: CaptureKey, _ part: any WritableKeyPath<Owner, V> & Sendable
  ) {
    write = { owner, standard, writer in
      try writer.write(name, owner[keyPath: part], unless: standard[keyPath: part])
    }
    read = { owner, reader in
      if let value = try reader.read(name, as: V.self) { owner[keyPath: part] = value }
    }
  }

  /// A part that is always written, and must be there.
  init<V: Capturable>(required name: CaptureKey, _ part: any WritableKeyPath<Owner, V> & Sendable) {
    write = { owner, _, writer in try writer.write(name, owner[keyPath: part]) }
    read = { owner, reader in owner[keyPath: part] = try reader.require(name) }
  }

  init<V: Capturable>(_ name: CaptureKey, _ part: any WritableKeyPath<Owner, V?> & Sendable) {
    write = { owner, _, writer in try writer.write(name, owner[keyPath: part]) }
    read = { owner, reader in
      if let value = try reader.read(name, as: V.self) { owner[keyPath: part] = value }
    }
  }
}

/// A value that is captured as an object of its parts, of which those are left out that are as in
/// the standard value.
protocol CapturedFields: Capturable where Form == CapturedObject<Self> {
  static var standard: Self { get }
  static var fields: [CapturedField<Self>] { get }
}

/// The form of a value that writes and reads itself.
struct CapturedObject<Value: CapturedFields>: Codable {
  let value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    var reader = try CaptureReader(decoder)
    var value = Value.standard
    for field in Value.fields { try field.read(&value, &reader) }
    try reader.finish()
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var writer = CaptureWriter(encoder)
    let standard = Value.standard
    for field in Value.fields { try field.write(value, standard, &writer) }
  }
}

extension CapturedFields {
  func captured() throws -> CapturedObject<Self> { CapturedObject(self) }
  init(captured form: CapturedObject<Self>) throws { self = form.value }
}

// MARK: - Choices

/// A value that is captured as the name of a case, or as an object of that name and what belongs to
/// the case.
protocol CapturedChoice: Capturable where Form == CapturedCase<Self> {
  func write(to writer: inout CapturedCaseWriter) throws
  init(from reader: CapturedCaseReader) throws
}

/// The form of a value that is one of several cases.
struct CapturedCase<Value: CapturedChoice>: Codable {
  let value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let reader = try CapturedCaseReader(decoder)
    value = try reader.explaining { try Value(from: reader) }
  }

  func encode(to encoder: any Encoder) throws {
    guard encoder.codingPath.count < 200 else {
      throw CaptureProblem("has choices within each other over 200 levels")
    }
    var writer = CapturedCaseWriter(encoder: encoder)
    try value.write(to: &writer)
  }
}

extension CapturedChoice {
  func captured() throws -> CapturedCase<Self> { CapturedCase(self) }
  init(captured form: CapturedCase<Self>) throws { self = form.value }
}

/// What writes a case.
struct CapturedCaseWriter {
  fileprivate let encoder: any Encoder

  /// Writes a case to which nothing belongs.
  func write(_ name: String) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Writes a case with one value.
  func write(_ name: CaptureKey, _ value: some Capturable) throws {
    var writer = CaptureWriter(encoder)
    try writer.write(name, value)
  }

  /// Writes a case with several values.
  func write(_ name: CaptureKey, _ body: (inout CaptureWriter) throws -> Void) throws {
    var outer = encoder.container(keyedBy: CaptureKey.self)
    var writer = CaptureWriter(outer.nestedContainer(keyedBy: CaptureKey.self, forKey: name))
    try body(&writer)
  }
}

/// What reads a case.
struct CapturedCaseReader {
  /// The name of the case.
  let name: String
  private let decoder: any Decoder

  init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.name = name
      return
    }
    let container = try decoder.container(keyedBy: CaptureKey.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Here should be one name, and there are \(container.allKeys.count)."))
    }
    name = key.stringValue
  }

  /// Returns the value that belongs to the case.
  func value<V: Capturable>(_ type: V.Type = V.self) throws -> V {
    var reader = CaptureReader(try container)
    return try reader.require(CaptureKey(stringValue: name))
  }

  /// Reads several values that belong to the case.
  func object<R>(_ body: (inout CaptureReader) throws -> R) throws -> R {
    var reader = CaptureReader(
      try container.nestedContainer(
        keyedBy: CaptureKey.self, forKey: CaptureKey(stringValue: name)))
    let result = try body(&reader)
    try reader.finish()
    return result
  }

  private var container: KeyedDecodingContainer<CaptureKey> {
    get throws {
      do { return try decoder.container(keyedBy: CaptureKey.self) } catch {
        throw CaptureProblem("Here \"\(name)\" should be an object's name, with its values inside.")
      }
    }
  }

  /// What is said of a case that is not known.
  func unknown(_ kind: String, _ known: String...) -> CaptureProblem {
    .unknown(kind, name, known)
  }

  fileprivate func explaining<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let problem as CaptureProblem {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: problem.sentence))
    }
  }
}
