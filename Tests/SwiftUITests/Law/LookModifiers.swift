import SwiftUI

extension ModifierTable {
  mutating func addLooks() {
    except("equatable()", because: "only views that can be compared have it")
    add("buttonBorderShape(_:)") { $0.buttonBorderShape(.roundedRectangle(radius: 3)) }
    add("paletteSelectionEffect(_:)") { $0.paletteSelectionEffect(.symbolVariant(.slash)) }
    add("sliderThumbVisibility(_:)") { $0.sliderThumbVisibility(.hidden) }
    add("textEditorStyle(_:)") { $0.textEditorStyle(.roundedBorder) }
    add("listSectionSeparator(_:edges:)") { $0.listSectionSeparator(.hidden, edges: .top) }
    add("listSectionSeparatorTint(_:edges:)") { $0.listSectionSeparatorTint(.red) }
    add("sectionIndexLabel(_:)") { $0.sectionIndexLabel(Text("A")) }
    add("sectionIndexLabel(_:)") { $0.sectionIndexLabel("A") }
    add("listSectionIndexVisibility(_:)") { $0.listSectionIndexVisibility(.visible) }
    add("headerProminence(_:)") { $0.headerProminence(.increased) }
    add("listRowHoverEffect(_:)") { $0.listRowHoverEffect(.highlight) }
    add("listRowHoverEffectDisabled(_:)") { $0.listRowHoverEffectDisabled() }
    add("listRowPlatterColor(_:)") { $0.listRowPlatterColor(.red) }
    add("defaultWheelPickerItemHeight(_:)") { $0.defaultWheelPickerItemHeight(50) }
    add("containerShape(_:)") { $0.containerShape(Circle()) }
    add("containerShape(_:)") { $0.containerShape(.rect(cornerRadius: 20)) }
    add("geometryGroup()") { $0.geometryGroup() }
    add("navigationSplitViewStyle(_:)") { $0.navigationSplitViewStyle(.balanced) }
    add("tabViewStyle(_:)") { $0.tabViewStyle(.page(indexDisplayMode: .never)) }
    add("indexViewStyle(_:)") { $0.indexViewStyle(.page(backgroundDisplayMode: .always)) }
    add("tableStyle(_:)") { $0.tableStyle(.bordered(alternatesRowBackgrounds: true)) }
    add("alternatingRowBackgrounds(_:)") { $0.alternatingRowBackgrounds() }
    add("deleteDisabled(_:)") { $0.deleteDisabled(true) }
    add("moveDisabled(_:)") { $0.moveDisabled(true) }
  }
}
