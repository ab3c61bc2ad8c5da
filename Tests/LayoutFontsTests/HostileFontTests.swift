import Foundation
import LayoutFonts
import Testing

/// Fonts with broken bytes: an error, or a font whose numbers are finite.
struct HostileFontTests {
  /// Numbers that are the same in each run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    }
  }

  /// Flips bytes, cuts the end, puts a number to an extreme, or moves a table.
  private func mutate(_ bytes: inout [UInt8], with random: inout Seeded) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
    case 1:
      bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case 2:
      let place = Int.random(in: 0..<bytes.count / 2 - 1, using: &random) * 2
      for index in place...place + 1 {
        bytes[index] = [0, 0x7F, 0xFF].randomElement(using: &random) ?? 0
      }
    default:
      let record = 12 + Int.random(in: 0..<Int(bytes[5]), using: &random) * 16
      let target = Int.random(in: 0..<bytes.count, using: &random)
      bytes.replaceSubrange(
        record + 8..<record + 12, with: [0, 0, UInt8(target >> 8), UInt8(target & 0xFF)])
    }
  }

  @Test func `no line is less than nothing high`() throws {
    var tables = FontTablesInBytes(try TestFonts.boxes("4"))
    var header = try #require(tables["hhea"])
    // The ascent is -4,096 and the gap between lines -256, below which the descent is as it was.
    header.replaceSubrange(4..<6, with: [0xF0, 0x00])
    header.replaceSubrange(8..<10, with: [0xFF, 0x00])
    tables["hhea"] = header
    let font = try FontFile(tables.font)
    #expect(font.ascent == -4_096)
    #expect(font.descent == 4_096)
    #expect(font.lineGap == 0)
  }

  /// The variable `LAYOUT_FONT_MUTATIONS` asks for more, such as a million.
  @Test func `broken fonts are refused or read, and never crash`() throws {
    let named = ProcessInfo.processInfo.environment["LAYOUT_FONT_MUTATIONS"]
    let count = named.flatMap { Int($0) } ?? 20_000
    let fonts = try ["4", "kern", "variable"].map(TestFonts.boxes)
    var random = Seeded(state: 1)
    var opened = 0
    for number in 0..<count {
      var bytes = fonts[number % fonts.count]
      mutate(&bytes, with: &random)
      guard let font = try? FontFile(bytes) else { continue }
      opened += 1
      let advances = font.advances(of: "AVTo ffi 1,αбא", at: ["wght": 617])
      if advances.count != 14 || !advances.allSatisfy(\.isFinite) {
        Issue.record("mutation \(number): \(advances)")
      }
      _ = (font.family, font.fullName, font.postScriptName)
    }
    #expect(opened > count / 2 && opened < count)
  }
}
