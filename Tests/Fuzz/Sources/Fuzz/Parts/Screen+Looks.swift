import LayoutCore
import LayoutKit

// Modifiers that decide no frame: of looks, of what is done, and of text what holds anyway.

extension Builder {
  mutating func paintedScreen(_ surroundings: Surroundings) -> Screen {
    let look = Look.all[bytes.number(below: Look.all.count)]
    return screen(in: surroundings).with(look.text, look.change, { $0 })
  }
}

/// A modifier that decides no frame.
private struct Look {
  let text: String
  let change: (AnyView) -> AnyView

  init(_ text: String, _ change: @escaping (AnyView) -> some View) {
    (self.text, self.change) = (text, { AnyView(change($0)) })
  }

  // They refer to nothing that changes.
  nonisolated(unsafe) static let all = paints + texts + actions

  nonisolated(unsafe) private static let paints: [Look] = [
    Look(".accentColor(.red)") { $0.accentColor(.red) },
    Look(".background(ignoresSafeAreaEdges: [])") { $0.background(ignoresSafeAreaEdges: []) },
    Look(".background(.red)") { $0.background(.red) },
    Look(".background(.red, in: Circle())") { $0.background(.red, in: Circle()) },
    Look(".background(in: Circle())") { $0.background(in: Circle()) },
    Look(".backgroundStyle(.red)") { $0.backgroundStyle(.red) },
    Look(".blendMode(.multiply)") { $0.blendMode(.multiply) },
    Look(".blur(radius: 3)") { $0.blur(radius: 3) },
    Look(".border(.red, width: 20)") { $0.border(.red, width: 20) },
    Look(".brightness(0.5)") { $0.brightness(0.5) },
    Look(".clipShape(Circle())") { $0.clipShape(Circle()) },
    Look(".clipped()") { $0.clipped() },
    Look(".colorInvert()") { $0.colorInvert() },
    Look(".colorMultiply(.red)") { $0.colorMultiply(.red) },
    Look(".colorScheme(.dark)") { $0.colorScheme(.dark) },
    Look(".compositingGroup()") { $0.compositingGroup() },
    Look(".contentShape(Circle())") { $0.contentShape(Circle()) },
    Look(".contentShape(.interaction, Circle())") { $0.contentShape(.interaction, Circle()) },
    Look(".contrast(2)") { $0.contrast(2) },
    Look(".cornerRadius(5)") { $0.cornerRadius(5) },
    Look(".drawingGroup()") { $0.drawingGroup() },
    Look(".flipsForRightToLeftLayoutDirection(false)") {
      $0.flipsForRightToLeftLayoutDirection(false)
    },
    Look(".foregroundColor(.red)") { $0.foregroundColor(.red) },
    Look(".foregroundStyle(.red)") { $0.foregroundStyle(.red) },
    Look(".foregroundStyle(.red, .green)") { $0.foregroundStyle(.red, .green) },
    Look(".foregroundStyle(.red, .green, .blue)") { $0.foregroundStyle(.red, .green, .blue) },
    Look(".glassBackgroundEffect()") { $0.glassBackgroundEffect() },
    Look(".glassEffect()") { $0.glassEffect() },
    Look(".grayscale(1)") { $0.grayscale(1) },
    Look(".hueRotation(.degrees(90))") { $0.hueRotation(.degrees(90)) },
    Look(".imageScale(.medium)") { $0.imageScale(.medium) },
    Look(".luminanceToAlpha()") { $0.luminanceToAlpha() },
    Look(".opacity(0.5)") { $0.opacity(0.5) },
    Look(".overlay(.red)") { $0.overlay(.red) },
    Look(".overlay(.red, in: Circle())") { $0.overlay(.red, in: Circle()) },
    Look(".preferredColorScheme(.dark)") { $0.preferredColorScheme(.dark) },
    Look(".redacted(reason: .privacy)") { $0.redacted(reason: .privacy) },
    Look(".privacySensitive()") { $0.privacySensitive() },
    Look(".saturation(0)") { $0.saturation(0) },
    Look(".shadow(radius: 9, x: 50)") { $0.shadow(radius: 9, x: 50) },
    Look(".symbolRenderingMode(.palette)") { $0.symbolRenderingMode(.palette) },
    Look(".symbolVariant(.none)") { $0.symbolVariant(.none) },
    Look(".tint(Color.red)") { $0.tint(Color.red) },
    Look(".tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))") {
      $0.tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    Look(".unredacted()") { $0.unredacted() },
  ]

  nonisolated(unsafe) private static let texts: [Look] = [
    Look(".allowsTightening(false)") { $0.allowsTightening(false) },
    Look(".baselineOffset(0)") { $0.baselineOffset(0) },
    Look(".bold(false)") { $0.bold(false) },
    Look(".dynamicTypeSize(.large)") { $0.dynamicTypeSize(.large) },
    Look(".dynamicTypeSize(...(.accessibility1))") { $0.dynamicTypeSize(...(.accessibility1)) },
    Look(".font(nil)") { $0.font(nil) },
    Look(".fontDesign(nil)") { $0.fontDesign(nil) },
    Look(".fontWeight(nil)") { $0.fontWeight(nil) },
    Look(".fontWidth(nil)") { $0.fontWidth(nil) },
    Look(".italic(false)") { $0.italic(false) },
    Look(".kerning(0)") { $0.kerning(0) },
    Look(".lineHeight(nil)") { $0.lineHeight(nil) },
    Look(".lineLimit(nil)") { $0.lineLimit(nil) },
    Look(".lineLimit(1...)") { $0.lineLimit(1...) },
    Look(".lineSpacing(0)") { $0.lineSpacing(0) },
    Look(".minimumScaleFactor(1)") { $0.minimumScaleFactor(1) },
    Look(".monospaced(false)") { $0.monospaced(false) },
    Look(".monospacedDigit()") { $0.monospacedDigit() },
    Look(".multilineTextAlignment(.trailing)") { $0.multilineTextAlignment(.trailing) },
    Look(".multilineTextAlignment(strategy: .layoutBased)") {
      $0.multilineTextAlignment(strategy: .layoutBased)
    },
    Look(".strikethrough()") { $0.strikethrough() },
    Look(".textCase(nil)") { $0.textCase(nil) },
    Look(".textScale(.default)") { $0.textScale(.default) },
    Look(".tracking(0)") { $0.tracking(0) },
    Look(".truncationMode(.tail)") { $0.truncationMode(.tail) },
    Look(".underline()") { $0.underline() },
    Look(".writingDirection(strategy: .default)") { $0.writingDirection(strategy: .default) },
  ]

  nonisolated(unsafe) private static let actions: [Look] = [
    Look(".accessibilityIdentifier(\"part\")") { $0.accessibilityIdentifier("part") },
    Look(".allowsHitTesting(false)") { $0.allowsHitTesting(false) },
    Look(".contentMargins(0)") { $0.contentMargins(0) },
    Look(".defaultScrollAnchor(nil)") { $0.defaultScrollAnchor(nil) },
    Look(".disabled(true)") { $0.disabled(true) },
    Look(".environment(\\.isEnabled, false)") { $0.environment(\.isEnabled, false) },
    Look(".layoutDirectionBehavior(.fixed)") { $0.layoutDirectionBehavior(.fixed) },
    Look(".onAppear {}") { $0.onAppear {} },
    Look(".onChange(of: 1) {}") { $0.onChange(of: 1) {} },
    Look(".onDisappear {}") { $0.onDisappear {} },
    Look(".onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }") {
      $0.onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
    },
    Look(".onGeometryChange3D(for: Double.self) { $0.size.depth } action: { _ in }") {
      $0.onGeometryChange3D(for: Double.self) {
        $0.size.depth
      } action: { _ in
      }
    },
    Look(".onPreferenceChange(Total.self) { _ in }") { $0.onPreferenceChange(Total.self) { _ in } },
    Look(".onScrollGeometryChange(for: CGSize.self) { $0.contentSize } action: { _, _ in }") {
      $0.onScrollGeometryChange(for: CGSize.self) {
        $0.contentSize
      } action: { _, _ in
      }
    },
    Look(".onScrollVisibilityChange { _ in }") { $0.onScrollVisibilityChange { _ in } },
    Look(".scrollClipDisabled()") { $0.scrollClipDisabled() },
    Look(".scrollPosition(.constant(ScrollPosition()))") {
      $0.scrollPosition(.constant(ScrollPosition()))
    },
    Look(".transformEnvironment(\\.lineLimit) { _ in }") {
      $0.transformEnvironment(\.lineLimit) { _ in }
    },
  ]
}
