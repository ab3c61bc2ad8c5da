/// What to say of an id that no view has.
struct UnknownID {
  /// The ids that there are, as they are written.
  private let known: [String]
  /// The ids by how they are written.
  private let ids: [String: [AnyHashable]]
  /// The letters of those that other ids are compared with.
  private let compared: [(id: String, letters: [UInt32])]

  init(among ids: some Sequence<AnyHashable>) {
    let written = ids.map { (text: "\($0.base)", id: $0) }
    known = written.map(\.text).sorted()
    self.ids = Dictionary(grouping: written, by: \.text).mapValues { $0.map(\.id) }
    compared = known.prefix(Self.maxComparedIDs).map { ($0, Self.letters($0)) }
  }

  /// Names the id, and the one that was probably meant, or those that there are.
  ///
  /// - Parameters:
  ///   - lead: what is said before the id.
  ///   - isCompared: whether to find out which one was meant, which takes long for many.
  func message(
    _ id: AnyHashable, lead: String = "no view has the id", isCompared: Bool = true
  ) -> String {
    let wanted = "\(id.base)"
    let lead = "\(lead) \"\(wanted)\""
    if known.isEmpty { return "\(lead), nor any other id" }
    if let alike = ids[wanted] {
      let isOfType = alike.contains { type(of: $0.base) == type(of: id.base) }
      return "\(lead) of type \(type(of: id.base)), but one has "
        + (isOfType ? "one that is written alike and not equal" : "the same id of another type")
    }
    if isCompared, let nearest = nearest(to: wanted) {
      return "\(lead); the nearest is \"\(nearest)\""
    }
    let listed = known.prefix(Self.maxListedIDs).map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(lead); there are \(listed)\(known.count > Self.maxListedIDs ? " and others" : "")"
  }

  private static var maxListedIDs: Int { 8 }

  /// Returns the id that is most like another one, if one may be a slip for the other: most of it
  /// is the same, and some of a short one.
  private func nearest(to wanted: String) -> String? {
    let letters = Self.letters(wanted)
    let limit = max(1, (letters.count + 1) / 3)
    var nearest: (id: String, distance: Int)?
    for (id, other) in compared where abs(id.utf8.count - wanted.utf8.count) <= 4 * limit {
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = Self.distance(other, letters)
      guard distance <= limit, distance < max(other.count, letters.count) else { continue }
      if distance < nearest?.distance ?? .max { nearest = (id, distance) }
    }
    return nearest?.id
  }

  /// Of how many ids it is looked at how like they are.
  private static var maxComparedIDs: Int { 10_000 }

  private static func letters(_ id: String) -> [UInt32] {
    id.lowercased().unicodeScalars.map(\.value)
  }

  /// How many letters have to be inserted, removed or replaced to make one text of another.
  private static func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
