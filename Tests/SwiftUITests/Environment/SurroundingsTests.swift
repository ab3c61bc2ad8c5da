import LayoutKit
import SwiftUI
import TestViews
import Testing

/// What people do with a live view, as far as views ask for it.
struct SurroundingsTests {
  /// A view as wide as what it reads.
  private struct Reader: View {
    @Environment(\.self) var environment
    let width: (EnvironmentValues) -> CGFloat

    var body: some View { Block(width(environment), 10) }
  }

  @MainActor private func width(
    _ view: (Reader) -> some View, _ width: @escaping (EnvironmentValues) -> CGFloat
  ) -> CGFloat {
    view(Reader(width: width)).layout(proposing: .unspecified).size.width
  }

  @MainActor @Test func `size categories are type sizes`() {
    let text = Text("Hello").environment(\.sizeCategory, .accessibilityMedium)
    let same = Text("Hello").dynamicTypeSize(.accessibility1)
    // Five letters of 28 / 2.
    let square = EnvironmentValues.squareLetters
    #expect(text.layout(proposing: .unspecified, environment: square).size.width == 70)
    #expect(same.layout(proposing: .unspecified, environment: square).size.width == 70)
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    let read = width({ $0.dynamicTypeSize(.xxxLarge) }) {
      $0.sizeCategory == .extraExtraExtraLarge ? 1 : 2
    }
    #expect(read == 1)
  }

  @MainActor @Test func `scrolling is switched off`() {
    func enabled(_ values: EnvironmentValues) -> CGFloat { values.isScrollEnabled ? 1 : 2 }
    #expect(width({ $0 }, enabled) == 1)
    #expect(width({ $0.scrollDisabled(true) }, enabled) == 2)
    #expect(width({ $0.scrollDisabled(false).scrollDisabled(true) }, enabled) == 2)
  }

  @MainActor @Test func `phases of scenes are set`() {
    func used(_ values: EnvironmentValues) -> CGFloat {
      values.scenePhase == .active && !values.isLuminanceReduced ? 1 : 2
    }
    #expect(width({ $0 }, used) == 1)
    #expect(width({ $0.environment(\.scenePhase, .background) }, used) == 2)
    #expect(width({ $0.environment(\.isLuminanceReduced, true) }, used) == 2)
  }

  @MainActor @Test func `modes of editing are set`() {
    func editing(_ values: EnvironmentValues) -> CGFloat {
      values.editMode?.wrappedValue.isEditing == true ? 2 : 1
    }
    #expect(width({ $0 }, editing) == 1)
    #expect(width({ $0.environment(\.editMode, .constant(.active)) }, editing) == 2)
    #expect(width({ $0.environment(\.editMode, .constant(.inactive)) }, editing) == 1)
  }

  @MainActor @Test func `there is nothing to undo`() {
    func undo(_ values: EnvironmentValues) -> CGFloat { values.undoManager == nil ? 1 : 2 }
    #expect(width({ $0 }, undo) == 1)
  }

  /// 20 wide while it turns, 10 while it stands still.
  private struct Spinner: View {
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    var body: some View { Block(reducesMotion ? 10 : 20, 10) }
  }

  @Test func `what people set in their system is set for a layout`() {
    let size = CGSize(width: 100, height: 100)
    let moving = Spinner().layout(in: size)
    let still = Spinner().layout(in: size) { $0.accessibilitySettings.reducesMotion = true }
    #expect(moving.size.width == 20)
    #expect(still.size.width == 10)
  }

  @Test func `each setting is read by its name`() {
    typealias Settings = EnvironmentValues.AccessibilitySettings
    let names: [(WritableKeyPath<Settings, Bool>, KeyPath<EnvironmentValues, Bool>)] = [
      (\.usesVoiceOver, \.accessibilityVoiceOverEnabled),
      (\.usesVoiceOver, \.accessibilityEnabled),
      (\.usesSwitchControl, \.accessibilitySwitchControlEnabled),
      (\.usesSwitchControl, \.accessibilityEnabled),
      (\.usesAssistiveAccess, \.accessibilityAssistiveAccessEnabled),
      (\.showsLargeContent, \.accessibilityLargeContentViewerEnabled),
      (\.playsAnimatedImages, \.accessibilityPlayAnimatedImages),
      (\.dimsFlashingLights, \.accessibilityDimFlashingLights),
      (\.showsButtonShapes, \.accessibilityShowButtonShapes),
      (\.invertsColors, \.accessibilityInvertColors),
      (\.differentiatesWithoutColor, \.accessibilityDifferentiateWithoutColor),
      (\.reducesTransparency, \.accessibilityReduceTransparency),
      (\.reducesMotion, \.accessibilityReduceMotion),
    ]
    for (setting, name) in names {
      var environment = EnvironmentValues()
      for value in [true, false] {
        environment.accessibilitySettings[keyPath: setting] = value
        #expect(environment[keyPath: name] == value)
      }
    }
  }

  @Test func `contrast is read by its name`() {
    var environment = EnvironmentValues()
    #expect(environment.colorSchemeContrast == .standard)
    environment.accessibilitySettings.contrast = .increased
    #expect(environment.colorSchemeContrast == .increased)
  }
}
