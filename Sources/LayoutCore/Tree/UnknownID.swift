/// What to say of an id that no view has.
enum UnknownID {
  /// Names the id, and the one that was probably meant, or those that there are.
  ///
  /// - Parameter lead: what is said before the id.
  static func message(
    _ id: AnyHashable, lead: String = "no view has the id", _ ids: some Sequence<AnyHashable>
  ) -> String {
    let wanted = "\(id.base)"
    let known = ids.map { "\($0.base)" }.sorted()
    let lead = "\(lead) \"\(wanted)\""
    if known.isEmpty { return "\(lead), nor any other id" }
    if known.contains(wanted) {
      return "\(lead) of type \(type(of: id.base)), but one has the same id of another type"
    }
    let nearest = known.min { distance($0, wanted) < distance($1, wanted) }
    if let nearest, isNear(nearest, wanted) {
      return "\(lead); the nearest is \"\(nearest)\""
    }
    let listed = known.prefix(maxListedIDs).map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(lead); there are \(listed)\(known.count > maxListedIDs ? " and others" : "")"
  }

  private static let maxListedIDs = 8

  /// Whether one text may be a slip for another: most of it is the same, and some of a short one.
  private static func isNear(_ known: String, _ wanted: String) -> Bool {
    let distance = distance(known, wanted)
    return distance <= max(1, (wanted.count + 1) / 3)
      && distance < max(known.count, wanted.count)
  }

  /// How many characters have to be inserted, removed or replaced to make one text of another.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
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
