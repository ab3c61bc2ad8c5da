import LayoutCore

/// What parts say of themselves beside their kind.
extension Builder {
  mutating func attribute() -> Part.Kind {
    let (across, along, length) = (bytes.horizontal(), bytes.vertical(), bytes.signedLength())
    switch bytes.number(below: 21) {
    case 1:
      return .modifier(".alignmentGuide(\(across.text)) { $0.width / 4 + \(length.text) }") {
        $0.alignmentGuide(across.value) { $0.width / 4 + length }
      }
    case 2:
      return .modifier(".alignmentGuide(\(along.text)) { $0.height + \(length.text) }") {
        $0.alignmentGuide(along.value) { $0.height + length }
      }
    case 3:
      return .modifier(".alignmentGuide(VerticalAlignment.top) { $0[VerticalAlignment.bottom] }") {
        $0.alignmentGuide(VerticalAlignment.top) { $0[VerticalAlignment.bottom] }
      }
    case 4:
      return .modifier(
        ".alignmentGuide(\(along.text)) { $0[explicit: .title] ?? $0[VerticalAlignment.third] }"
      ) {
        $0.alignmentGuide(along.value) { $0[explicit: .title] ?? $0[VerticalAlignment.third] }
      }
    case 5: return .modifier(".hidden()") { $0.hidden() }
    case 6:
      let index = Double(length)
      return .modifier(".zIndex(\(length.text))") { $0.zIndex(index) }
    case 7:
      let count = bytes.pick(2, 3, 0, bytes.isWild ? .max : 1)
      return .modifier(".gridCellColumns(\(count))") { $0.gridCellColumns(count) }
    case 8:
      let anchor = bytes.unitPoint()
      return .modifier(".gridCellAnchor(\(anchor.text))") { $0.gridCellAnchor(anchor.value) }
    case 9:
      let axes = bytes.axes()
      return .modifier(".gridCellUnsizedAxes(\(axes.text))") {
        $0.gridCellUnsizedAxes(axes.value)
      }
    case 10:
      return .modifier(".gridColumnAlignment(\(across.text))") {
        $0.gridColumnAlignment(across.value)
      }
    case 11: return .modifier(".named(\"part\")") { $0.named("part") }
    case 12:
      return .modifier(".layoutValue(key: Weight.self, value: \(length.text))") {
        $0.layoutValue(key: Weight.self, value: length)
      }
    case 13:
      let part = bytes.pick(
        Written(SectionPart.header, ".header"), Written(.content, ".content"),
        Written(.footer, ".footer"))
      return .modifier(".inSection(1, as: \(part.text))") { $0.inSection(1, as: part.value) }
    case 14 where scope == .everything:
      return .modifier(".layoutDirection(.rightToLeft)") { $0.layoutDirection(.rightToLeft) }
    case 15:
      return .modifier(".preference(key: Total.self, value: \(length.text))") {
        $0.preference(key: Total.self, value: length)
      }
    case 16: return .modifier(".layoutContainer()") { $0.layoutContainer() }
    case 17: return .modifier(".id(\"more\")") { $0.id("more") }
    case 18:
      return .modifier(".diagnostic(.overflow, problem: \"is tried\")") {
        $0.diagnostic(.overflow, problem: "is tried")
      }
    case 19:
      let lengths = StandardLengths(padding: length, spacing: bytes.signedLength())
      return .modifier(
        ".standardLengths(StandardLengths(padding: \(length.text), "
          + "spacing: \(lengths.verticalSpacing.text)))"
      ) { $0.standardLengths(lengths) }
    case 20: return .modifier(".made(for: 7)") { $0.made(for: 7) }
    default:
      let priority: Double = bytes.pick(1, -1, 2, .infinity)
      return .modifier(".layoutPriority(\(CGFloat(priority).text))") {
        $0.layoutPriority(priority)
      }
    }
  }
}
