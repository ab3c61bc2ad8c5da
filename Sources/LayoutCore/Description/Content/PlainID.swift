/// An id that is nothing but a few bits, like an integer or a case of an enumeration.
///
/// It is kept and handed on without its type's functions, which only comparisons need.
@usableFromInline struct PlainID {
  @usableFromInline let bits: UInt64
  @usableFromInline let type: any Hashable.Type

  /// Wraps an id; `nil` for one with references, or of more than a word.
  @inlinable @inline(__always) init?<ID: Hashable>(_ id: ID) {
    guard _isPOD(ID.self), MemoryLayout<ID>.size <= MemoryLayout<UInt64>.size else { return nil }
    var bits: UInt64 = 0
    withUnsafeMutableBytes(of: &bits) { bits in
      withUnsafeBytes(of: id) { bits.copyMemory(from: $0) }
    }
    self.bits = bits
    self.type = ID.self
  }

  /// Returns the id as one of its type.
  func id<ID>(as type: ID.Type) -> ID { withUnsafeBytes(of: bits) { $0.load(as: ID.self) } }

  /// The id.
  var id: AnyHashable { type.id(of: self) }

  /// Writes the id to a place in a list of ids of its type.
  @inline(__always) func write(to place: UnsafeMutableRawPointer, stride: Int) {
    withUnsafeBytes(of: bits) { bits in
      switch stride {
      case 8: place.storeBytes(of: bits.load(as: UInt64.self), as: UInt64.self)
      case 4: place.storeBytes(of: bits.load(as: UInt32.self), as: UInt32.self)
      default: place.copyMemory(from: bits.baseAddress.unsafelyUnwrapped, byteCount: stride)
      }
    }
  }

  /// Returns whether a place in a list of ids of its type has the very same bits.
  func isSame(at place: UnsafeRawPointer, stride: Int) -> Bool {
    withUnsafeBytes(of: bits) {
      $0.prefix(stride).elementsEqual(UnsafeRawBufferPointer(start: place, count: stride))
    }
  }
}

extension Hashable {
  /// Returns an id of this type.
  fileprivate static func id(of plain: PlainID) -> AnyHashable { AnyHashable(plain.id(as: self)) }
}
