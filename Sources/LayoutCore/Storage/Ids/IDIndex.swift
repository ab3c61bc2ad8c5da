/// Where the ids of a column are by their hash values: chains of different ids, and from each of
/// these a chain of those that equal it.
///
/// It knows ids by their numbers only. A number that was not linked has nothing after it.
final class IDIndex {
  @exclusivity(unchecked) private var buckets = Buffer<Int32>()
  @exclusivity(unchecked) private(set) var links = Buffer<Links>()
  /// How many different ids there are.
  @exclusivity(unchecked) private var count = 0

  struct Links: BitwiseCopyable {
    /// The next id in the bucket; of the first of equal ids only.
    fileprivate(set) var next: Int32 = -1
    fileprivate(set) var nextEqual: Int32 = -1
    /// The number of the equal id before; -1 for the first of them, -2 for ids not linked.
    fileprivate(set) var previousEqual: Int32 = -2
  }

  /// Creates an index for some ids, in as many buckets or up to twice as many.
  init(room: Int) {
    var size = 8
    while size < room { size *= 2 }
    _ = buckets.extend(by: size)
    buckets.base.update(repeating: -1, count: size)
  }

  deinit {
    buckets.deallocate()
    links.deallocate()
  }

  func copy() -> IDIndex {
    let copy = IDIndex(room: 0)
    copy.buckets.deallocate()
    (copy.buckets, copy.links, copy.count) = (buckets.copy(), links.copy(), count)
    return copy
  }

  var byteCount: Int { buckets.byteCount + links.byteCount }
}

extension IDIndex {
  /// Whether there are so many ids that it takes more buckets to find them.
  var isFull: Bool { count == buckets.count }

  /// Makes room for the numbers of some ids.
  func reserve(_ amount: Int) {
    guard amount > links.count else { return }
    let first = links.extend(by: amount - links.count)
    (links.base + first).update(repeating: Links(), count: amount - first)
  }

  @inline(__always) private func bucket(_ hash: Int) -> Int { hash & (buckets.count &- 1) }

  /// Returns the first id in a bucket; -1 if there is none.
  @inline(__always) func first(_ hash: Int) -> Int32 { buckets[bucket(hash)] }

  /// Adds an id that equals no other one.
  func link(_ number: Int, hash: Int) {
    links[number] = Links(next: first(hash), previousEqual: -1)
    buckets[bucket(hash)] = Int32(number)
    count += 1
  }

  /// Adds an id after the first of those that it equals.
  func link(_ number: Int, equalTo first: Int) {
    let next = links[first].nextEqual
    links[number] = Links(nextEqual: next, previousEqual: Int32(first))
    links.base[first].nextEqual = Int32(number)
    if next >= 0 { links.base[Int(next)].previousEqual = Int32(number) }
  }

  /// Removes an id.
  func unlink(_ number: Int, hash: Int) {
    let old = links[number]
    guard old.previousEqual > -2 else { return }
    links[number] = Links()
    if old.nextEqual >= 0 { links.base[Int(old.nextEqual)].previousEqual = old.previousEqual }
    guard old.previousEqual < 0 else {
      links.base[Int(old.previousEqual)].nextEqual = old.nextEqual
      return
    }
    // The next of equal ids takes the place of the first.
    if old.nextEqual >= 0 { links.base[Int(old.nextEqual)].next = old.next }
    let successor = old.nextEqual >= 0 ? old.nextEqual : old.next
    // An id whose hash value is not what it was has to be searched for.
    guard
      replace(Int32(number), by: successor, in: bucket(hash))
        || (0..<buckets.count).contains(where: { replace(Int32(number), by: successor, in: $0) })
    else { return }
    if old.nextEqual < 0 { count -= 1 }
  }

  /// Puts another id in the place of one in a bucket, if it is there.
  private func replace(_ number: Int32, by successor: Int32, in bucket: Int) -> Bool {
    if buckets[bucket] == number {
      buckets[bucket] = successor
      return true
    }
    var place = buckets[bucket]
    while place >= 0 {
      let next = links[Int(place)].next
      if next == number {
        links.base[Int(place)].next = successor
        return true
      }
      place = next
    }
    return false
  }
}
