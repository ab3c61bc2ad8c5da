/// A growing array without reference counting or exclusivity checks, which stores the hot tables.
///
/// The owner deallocates it. Indices are checked in debug builds. An empty buffer owns no memory,
/// because most of the many tables that a tree may need stay empty.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    self.base = capacity > 0 ? .allocate(capacity: capacity) : Self.nowhere
    self.count = 0
    self.capacity = capacity
  }

  /// A valid address to use while there are no elements.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  func deallocate() {
    if capacity > 0 { base.deallocate() }
  }

  /// The size of the buffer's memory, in bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  func copy() -> Buffer {
    var copy = Buffer(capacity: capacity)
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index \(index) out of range 0..<\(count)")
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "index \(index) out of range 0..<\(count)")
      base[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes room for a total number of elements, which are appended later.
  mutating func reserve(_ amount: Int) {
    if amount > capacity { grow(to: amount) }
  }

  /// Adds room for some elements, whose values are not set, and returns the first one's index.
  mutating func extend(by amount: Int) -> Int {
    let first = count
    if first + amount > capacity { grow(to: first + amount) }
    count = first + amount
    return first
  }

  /// Removes the last elements and keeps their memory.
  @inline(__always) mutating func shorten(to newCount: Int) { count = newCount }

  @inline(__always) mutating func popLast() -> Element {
    count -= 1
    return base[count]
  }

  /// Enough for a small tree, so that building one does not grow its tables step by step.
  private static var leastCapacity: Int { max(8, 384 / MemoryLayout<Element>.stride) }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2, Self.leastCapacity)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    deallocate()
    base = moved
    capacity = larger
  }
}
