/// A stack whose elements are moved in and out and never copied, so that their references are not
/// counted.
struct MovingStack<Element: ~Copyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>?
  private(set) var count = 0
  private var capacity = 0

  deinit {
    base?.deinitialize(count: count)
    base?.deallocate()
  }

  @inline(__always) mutating func push(_ element: consuming Element) {
    if count == capacity { grow() }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count += 1
  }

  /// Removes and returns the last element. The stack must not be empty.
  @inline(__always) mutating func pop() -> Element {
    precondition(count > 0, "the stack is empty")
    count -= 1
    return (base.unsafelyUnwrapped + count).move()
  }

  /// Reverses the order of the elements from an index on.
  mutating func reverse(from index: Int) {
    guard let base, count - index > 1 else { return }
    var (front, back) = (base + index, base + count - 1)
    while front < back {
      let element = front.move()
      front.moveInitialize(from: back, count: 1)
      back.initialize(to: element)
      (front, back) = (front + 1, back - 1)
    }
  }

  private mutating func grow() {
    capacity = max(capacity * 2, 8)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let base {
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = larger
  }
}
