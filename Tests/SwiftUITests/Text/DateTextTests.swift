import Foundation
import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Dates and numbers in text depend on the environment, and on nothing else.
struct DateTextTests {
  private func string(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    shownText(of: view, change)?.string ?? ""
  }

  @Test func `dates without an end, or that are none, are written`() {
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(!string(Text(never, style: style)).isEmpty)
      #expect(!string(Text(none, style: style)).isEmpty)
    }
    #expect(!string(Text(timerInterval: never...never)).isEmpty)
    let bar = ProgressView(timerInterval: never...never)
    #expect(bar.layout(proposing: ProposedViewSize(100, nil)).size.width == 100)
  }

  @Test func `distances are in their two largest units, or in one with its sign`() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let (minute, hour, day) = (60.0, 3_600.0, 86_400.0)
    for (distance, relative, offset) in [
      (2 * hour + 23 * minute, "2 hr, 23 min", "+2 hours"),
      (-5 * minute, "5 min, 0 sec", "-5 minutes"),
      (-92 * day, "3 mo, 18 hr", "-3 months"), (400 * day, "1 yr, 1 mo", "+1 year"),
      (1, "1 sec", "+1 second"), (2 * day, "2 days, 0 sec", "+2 days"),
    ] {
      let date = now.addingTimeInterval(distance)
      #expect(string(Text(date, style: .relative)) { $0.referenceDate = now } == relative)
      #expect(string(Text(date, style: .offset)) { $0.referenceDate = now } == offset)
    }
  }

  @Test func `distances are in the words and digits of the locale`() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    func string(_ style: Text.DateStyle, _ distance: Double, _ locale: String) -> String {
      self.string(Text(now.addingTimeInterval(distance), style: style)) {
        ($0.referenceDate, $0.locale) = (now, Locale(identifier: locale))
      }
    }
    let (minute, hour, day) = (60.0, 3_600.0, 86_400.0)
    #expect(string(.relative, 2 * hour + 23 * minute + 59, "de_DE") == "2 Std., 23 Min.")
    #expect(string(.relative, 5 * minute, "de_DE") == "5 Min., 0 Sek.")
    #expect(string(.relative, 2 * hour + 23 * minute, "ja_JP") == "2時間 23分")
    #expect(string(.offset, -5 * minute, "de_DE") == "-5 Minuten")
    #expect(string(.offset, 400 * day, "de_DE") == "+400 Tage")
    #expect(string(.timer, hour + 2 * minute + 5, "ar_EG") == "١:٠٢:٠٥")
    #expect(string(.timer, hour + 2 * minute + 5, "fi_FI") == "1.02.05")
    let interval = now...now.addingTimeInterval(75 * minute)
    let clock = Text(timerInterval: interval, showsHours: false)
    #expect(self.string(clock) { $0.locale = Locale(identifier: "ar_EG") } == "٧٥:٠٠")
  }

  @Test func `a clock without hours counts minutes`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for (seconds, hours, minutes) in [(4500, "1:15:00", "75:00"), (59, "0:59", "0:59")] {
      let interval = start...start.addingTimeInterval(Double(seconds))
      #expect(string(Text(timerInterval: interval)) == hours)
      #expect(string(Text(timerInterval: interval, showsHours: false)) == minutes)
    }
  }

  @Test func `formats have the environment's time zone and calendar unless they have their own`() {
    // Noon of a January day in Greenwich.
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    var format = Date.FormatStyle().hour(.twoDigits(amPM: .omitted)).locale(
      Locale(identifier: "de_DE"))
    let zone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
    #expect(string(Text(noon, format: format)).hasPrefix("12"))
    #expect(string(Text(noon, format: format)) { $0.timeZone = zone }.hasPrefix("02"))
    format.timeZone = TimeZone(secondsFromGMT: 3_600) ?? .gmt
    #expect(string(Text(noon, format: format)) { $0.timeZone = zone }.hasPrefix("01"))
    #expect(EnvironmentValues().calendar.component(.hour, from: noon) == 12)
  }

  @Test func `fields write values in the environment's locale`() {
    let field = TextField("", value: .constant(1234.5), format: .number)
    #expect(string(field) { $0.locale = Locale(identifier: "de_DE") } == "1.234,5")
  }
}

/// Text that is put into text.
struct NestedTextTests {
  private func runs(_ text: Text) -> [TextRun] { shownText(of: text)?.runs ?? [] }

  @Test func `text may be put into text any number of times`() {
    var text = Text(verbatim: "a")
    for _ in 0..<50_000 { text = Text("\(text)") }
    #expect(runs(text).map(\.string) == ["a"])
  }

  @Test func `parts keep their own looks, the innermost first`() {
    let inner = Text("one **two**").italic().fontWeight(.light)
    let found = runs(Text("\(inner) three").fontWeight(.black))
    #expect(found.map(\.string).joined() == "one two three")
    #expect(found.first?.font.weight == 300 && found.first?.font.isItalic == true)
    #expect(found.last?.font.weight == 900 && found.last?.font.isItalic == false)
    let bold = found.first { $0.string == "two" }
    #expect(bold?.font.isItalic == true && (bold?.font.weight ?? 0) >= 600)
  }

  @Test func `marks that mark nothing stand for themselves`() {
    for text in ["***", "*****", "_____", "a** b **c", "a * b", "~~"] {
      #expect(runs(Text(LocalizedStringKey(text))).map(\.string).joined() == text)
    }
    let word = runs(Text("_a_b_"))
    #expect(word.map(\.string).joined() == "a_b")
    #expect(word.contains { !$0.font.isItalic } == false)
    #expect(runs(Text("***x***")).map(\.font.weight) == [600])
  }

  @Test func `attributed strings and localized ones are written as text`() {
    #expect(runs(Text("\(AttributedString("hi"))")).map(\.string) == ["hi"])
    let resource = LocalizedStringResource("hello")
    #expect(runs(Text("\(resource)")).map(\.string) == ["hello"])
  }
}

/// The first text that renderers get of a view.
private func shownText(
  of view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> StyledText? {
  for node in view.layout(proposing: .unspecified, environment: change).nodes {
    if case .text(let text)? = node.appearance?.content { return text }
  }
  return nil
}
