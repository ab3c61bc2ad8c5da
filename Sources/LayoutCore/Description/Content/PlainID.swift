/// An id that is nothing but a few bits, like an integer or a case of an enumeration.
///
/// It is kept and handed on without its type's functions, which only comparisons need.
@usableFromInline struct PlainID {
  @usableFromInline let bits: UInt64
  @usableFromInline let type: any Hashable.Type

  /// Wraps an id; `nil` for one with references, or of more than a word.
  @inlinable @inline(__always) init?<ID: Hashable>(_ id: ID) {
    guard _isPOD(ID.self), MemoryLayout<ID>.stride <= MemoryLayout<UInt64>.size else { return nil }
    var bits: UInt64 = 0
    // No more bytes than a word has, of an id that is nothing but them.
    unsafe withUnsafeMutableBytes(of: &bits) { bits in
      unsafe withUnsafeBytes(of: id) { unsafe bits.copyMemory(from: $0) }
    }
    self.bits = bits
    self.type = ID.self
  }

  /// Returns the id as one of its type. It was made of an id of that type, which is no larger and
  /// no more aligned than a word.
  func id<ID>(as type: ID.Type) -> ID {
    assert(type == self.type, "a plain id is read as one of another type")
    return unsafe withUnsafeBytes(of: bits) { unsafe $0.load(as: ID.self) }
  }

  /// The id.
  var id: AnyHashable { type.id(of: self) }
}

extension Hashable {
  /// Returns an id of this type.
  fileprivate static func id(of plain: PlainID) -> AnyHashable { AnyHashable(plain.id(as: self)) }
}
