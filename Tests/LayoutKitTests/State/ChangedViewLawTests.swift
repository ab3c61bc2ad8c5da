import LayoutCore
import LayoutKit
import Observation
import Testing

/// However state and objects change that whatever views have read, a tree that describes only these
/// again is the same as one that describes all.
@MainActor struct ChangedViewLawTests {
  /// A view of some kind, with views inside.
  private final class Plan {
    let kind: Int
    let number: Int
    let wrapping: Int
    /// Which object a view reads, and where.
    let object: Int
    let reading: Int
    let parts: [Plan]

    init(_ random: inout Dice, _ count: inout Int, depth: Int) {
      number = count
      count += 1
      kind = Int.random(in: 0..<Self.kinds, using: &random)
      wrapping = Int.random(in: 0..<Self.wrappings, using: &random)
      object = Int.random(in: 0..<Ledger.objectCount, using: &random)
      reading = Int.random(in: 0..<Self.readings, using: &random)
      var parts: [Plan] = []
      for _ in 0..<(depth == 0 ? 0 : Int.random(in: 1...3, using: &random)) {
        parts.append(Plan(&random, &count, depth: depth - 1))
      }
      self.parts = parts
    }

    static let kinds = 19
    static let wrappings = 14
    static let readings = 17
  }

  /// Numbers that look random and are the same for the same seed.
  private struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // The lower bits are less random.
      return state ^ state >> 33
    }
  }

  @Observable final class Model: @unchecked Sendable {
    var value: CGFloat = 0
  }

  /// The state of all views of a tree, and the objects that they share.
  private final class Ledger {
    var values: [Int: Binding<Int>] = [:]
    let objects = (0..<objectCount).map { _ in Model() }

    static let objectCount = 6
  }

  /// A leaf that reads an object when it describes itself.
  private struct Bar: PrimitiveView {
    @Binding var length: CGFloat

    func makeNodes(in context: inout ViewContext) {
      context.append(.fixed(width: length, height: 5))
    }
  }

  private struct Padded: ViewModifier {
    let model: Model

    func body(content: Content) -> some View { content.padding(.leading, model.value) }
  }

  private struct Shade: ShapeStyle {
    let model: Model

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Color.black.opacity(model.value / 10)
    }
  }

  private struct Oval: Shape {
    let model: Model

    var body: some View { Color.red.frame(width: model.value, height: 4) }

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  }

  /// A layout that reads an object when it is asked.
  private struct Raised: Layout {
    let model: Model

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var size = subviews.first?.sizeThatFits(proposal) ?? .zero
      size.height += model.value
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Piece: View {
    let plan: Plan
    let ledger: Ledger
    @State private var value = 0
    @Environment(\.dynamicTypeSize) private var size

    private var length: CGFloat { CGFloat(10 + value * 7 % 40) }

    private var model: Model { ledger.objects[plan.object] }

    private var parts: some View {
      ForEach(plan.parts, id: \.number) { part in
        Wrapped(plan: part, ledger: ledger)
          .padding(.top, plan.reading == 1 ? model.value : 0)
      }
    }

    var body: some View {
      ledger.values[plan.number] = $value
      return read
    }

    /// The content with what an object says, read in some place.
    @ViewBuilder private var read: some View {
      switch plan.reading {
      case 0: content.padding(.bottom, model.value)
      case 2:
        VStack {
          content
          Bar(length: Bindable(model).value)
        }
      case 3: content.modifier(Padded(model: model))
      case 4: content.alignmentGuide(.bottom) { [model] in $0.height - model.value }
      case 5:
        content.overlay {
          GeometryReader { proxy in Color.red.frame(width: model.value + proxy.size.width / 2) }
        }
      case 6: content.transformEnvironment(\.dynamicTypeSize) { $0 = sizes[Int(model.value) % 3] }
      case 7: content.background { Oval(model: model) }
      case 8:
        ForEach(0..<1) { _ in content.frame(minWidth: model.value * 3) }
      case 9:
        ForEach((0..<2).map { CGFloat($0) }.lazy.map { $0 + model.value }, id: \.self) {
          Color.red.frame(width: $0, height: 2)
        }
      case 10: if model.value > 4 { content } else { Text("small") }
      case 11:
        content.transformPreference(Key.self) { [model] in $0 += Int(model.value) }
      case 12:
        ScrollView { content.padding(model.value) }
      case 13: content.border(Shade(model: model))
      case 14: Raised(model: model)({ content })
      case 15:
        content.overlayPreferenceValue(Key.self) {
          Color.red.frame(width: model.value, height: CGFloat($0))
        }
      default: content
      }
    }

    private var sizes: [DynamicTypeSize] { [.large, .xLarge, .xxLarge] }

    @ViewBuilder private var content: some View {
      switch plan.kind {
      case 0: Color.red.frame(width: length, height: 10).id(plan.number)
      case 1: VStack(spacing: length / 10) { parts }
      case 2: HStack(alignment: .bottom) { parts }.padding(length / 5)
      case 3: ZStack(alignment: .topLeading) { parts }.frame(minWidth: length)
      case 4: parts
      case 5: if value % 2 == 0 { parts } else { Text("\(value)") }
      case 6: Text("\(value) and \(plan.number)")
      case 7: GeometryReader { proxy in VStack { parts }.frame(width: proxy.size.width / 2) }
      case 8: LazyVStack { parts }
      case 9: ScrollView { VStack { parts }.frame(width: length) }
      case 10: VStack { parts }.background { Color.blue.frame(width: length) }
      case 11: VStack { parts }.preference(key: Key.self, value: value)
      case 12: VStack { parts }.layoutPriority(Double(value % 3))
      case 13:
        Section {
          parts
        } header: {
          Text("\(value)")
        }
      case 14: Grid { GridRow { parts } }
      case 17: LazyHStack(alignment: .top, spacing: length / 10) { parts }
      case 18:
        GeometryReader { proxy in
          VStack { parts }.padding(.leading, proxy.frame(in: .global).minY / 10)
        }
      case 15:
        ViewThatFits {
          Color.red.frame(width: length * 4, height: 10)
          VStack { parts }
        }
      default:
        HStack {
          Spacer(minLength: length)
          parts
        }
      }
    }
  }

  /// A piece with a modifier around.
  private struct Wrapped: View {
    let plan: Plan
    let ledger: Ledger

    private var piece: Piece { Piece(plan: plan, ledger: ledger) }

    var body: some View {
      switch plan.wrapping {
      case 0: piece
      case 1: piece.id("outer \(plan.number)")
      case 2: piece.padding(3)
      case 3: piece.opacity(0.5)
      case 4: piece.layoutPriority(1)
      case 5: piece.environment(\.dynamicTypeSize, .xxxLarge)
      case 6: piece.overlayPreferenceValue(Key.self) { Color.red.frame(width: CGFloat($0)) }
      case 7: piece.alignmentGuide(.bottom) { $0.height / 2 }
      case 8: piece.background(alignment: .leading) { Text("behind") }
      case 9: piece.fixedSize()
      case 10: piece.id(1).id("twice \(plan.number)")
      case 11: piece.environment(\.layoutDirection, .rightToLeft)
      case 12:
        VStack {
          piece
          Divider()
        }
      default: piece.frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  @Test(arguments: 0..<60) func `only changed views are described, and all are up to date`(
    seed: UInt64
  ) {
    var random = Dice(seed: seed)
    var count = 0
    let plan = Plan(&random, &count, depth: 3)
    let (ledger, other) = (Ledger(), Ledger())
    let tree = ViewTree(Wrapped(plan: plan, ledger: ledger))
    let fresh = ViewTree(Wrapped(plan: plan, ledger: other))
    let window = CGSize(width: 300, height: 300)
    for step in 0..<12 {
      let result = tree.layout(in: window)
      fresh.invalidate()
      let expected = fresh.layout(in: window)
      #expect(result.nodes.elementsEqual(expected.nodes), "seed \(seed), step \(step)")
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let (number, value) = (
          Int.random(in: 0..<count, using: &random), Int.random(in: 0..<9, using: &random)
        )
        ledger.values[number]?.wrappedValue = value
        other.values[number]?.wrappedValue = value
      }
      // What a layout itself has read is known to no view, and has all of them described.
      for _ in 0..<(seed % 2 == 0 ? 0 : Int.random(in: 0...2, using: &random)) {
        let number = Int.random(in: 0..<Ledger.objectCount, using: &random)
        let value = CGFloat(Int.random(in: 0..<9, using: &random))
        ledger.objects[number].value = value
        other.objects[number].value = value
      }
    }
  }
}
