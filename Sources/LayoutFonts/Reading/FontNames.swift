/// A font's names: the table `name`.
struct FontNames: Sendable {
  private let table: FontData?

  init(_ table: FontData?) { self.table = table }

  /// Returns the first of some names that the font has, in English if there is a choice.
  func name(_ numbers: Int...) -> String? {
    guard let table, let count = table.unsigned16(2), let storage = table.unsigned16(4) else {
      return nil
    }
    for number in numbers {
      var (found, isFoundEnglish, isWide) = (FontData?.none, false, false)
      for index in 0..<min(count, table.count / 12) {
        let record = 6 + index * 12
        guard table.unsigned16(record + 6) == number, let platform = table.unsigned16(record),
          let language = table.unsigned16(record + 4), let length = table.unsigned16(record + 8),
          let offset = table.unsigned16(record + 10),
          let data = table.part(from: storage + offset, count: length)
        else { continue }
        let isEnglish = platform == 3 ? language == 0x409 : language == 0
        guard found == nil || (isEnglish && !isFoundEnglish) || (isEnglish && platform == 3) else {
          continue
        }
        (found, isFoundEnglish, isWide) = (data, isEnglish, platform != 1)
        if isEnglish, platform == 3 { break }
      }
      if let text = found?.text(utf16: isWide), !text.isEmpty { return text }
    }
    return nil
  }
}
