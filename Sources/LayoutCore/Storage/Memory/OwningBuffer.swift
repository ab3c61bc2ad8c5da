/// A growing array of elements that hold references.
///
/// Its elements are noncopyable, so using one where it is counts no reference. The owner
/// deallocates the buffer. An empty one owns no memory.
struct OwningBuffer<Element: ~Copyable>: BitwiseCopyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.base = capacity > 0 ? .allocate(capacity: capacity) : Self.nowhere
    self.capacity = capacity
  }

  /// A valid address to use while there are no elements.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  func deallocate() {
    guard capacity > 0 else { return }
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// The size of the buffer's memory, in bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  /// Returns where an element is, until the buffer grows. Indices are checked in debug builds.
  @inline(__always) func address(of index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "index \(index) out of range 0..<\(count)")
    return base + index
  }

  @inline(__always) mutating func append(_ element: consuming Element) {
    if count == capacity { reserve(max(capacity * 2, 4)) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Stores an element, replacing another one or after all others.
  @inline(__always) mutating func put(_ element: consuming Element, at index: Int) {
    if index == count { append(element) } else { address(of: index).pointee = element }
  }

  /// Removes and returns the last element. The buffer must not be empty.
  @inline(__always) mutating func pop() -> Element {
    precondition(count > 0, "the buffer is empty")
    count -= 1
    return (base + count).move()
  }

  /// Reverses the order of the elements from an index on.
  func reverse(from index: Int) {
    guard count - index > 1 else { return }
    var (front, back) = (base + index, base + count - 1)
    while front < back {
      let element = front.move()
      front.moveInitialize(from: back, count: 1)
      back.initialize(to: element)
      (front, back) = (front + 1, back - 1)
    }
  }

  /// Makes room for a total number of elements.
  mutating func reserve(_ amount: Int) {
    guard amount > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: amount)
    larger.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = amount
  }
}
