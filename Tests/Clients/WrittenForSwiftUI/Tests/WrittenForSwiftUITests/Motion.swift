import SwiftUI

// Animations, scrolling and effects as apps write them.

struct Bounce {
  var scale = 1.0
  var offset = CGSize.zero
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
  }
}

struct Motion: View {
  @State private var isOn = false
  @State private var count = 0
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        animated
        symbols
        transitions
      }
    }
    .scrollContentBackground(.hidden)
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .onScrollPhaseChange { old, new in isOn = old != new && new.isScrolling }
    .onScrollPhaseChange { _, _, context in offset = context.geometry.bounds.minY }
    .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
    .containerBackground(.blue.gradient, for: .navigation)
    .containerBackground(for: .window) { Color.red }
  }

  @ViewBuilder private var animated: some View {
    Text("Phases")
      .phaseAnimator([1.0, 1.5], trigger: count) { content, phase in
        content.scaleEffect(phase)
      } animation: { phase in
        phase > 1 ? .bouncy : .easeIn
      }
    PhaseAnimator([false, true]) { isLarge in
      Circle().frame(width: isLarge ? 40 : 20, height: 20)
    }
    Text("Keyframes")
      .keyframeAnimator(initialValue: Bounce(), trigger: isOn) { content, value in
        content.scaleEffect(value.scale).offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1, duration: 0.2)
          SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.offset) {
          CubicKeyframe(CGSize(width: 0, height: -10), duration: 0.3)
          MoveKeyframe(.zero)
        }
      }
    KeyframeAnimator(initialValue: 20.0) { width in
      Circle().frame(width: width, height: 10)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 1, timingCurve: .easeInOut)
    }
    Color.red.frame(height: 20)
      .scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
      }
      .scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .vertical) {
        $0.offset(x: $1.value * 10)
      }
      .scrollTransition(topLeading: .interactive, bottomTrailing: .animated) { content, phase in
        content.blur(radius: abs(phase.value))
      }
      .visualEffect { content, proxy in
        content
          .offset(y: proxy.frame(in: .global).minY > 0 ? 0 : proxy.size.height)
          .rotationEffect(.degrees(proxy.size.width))
      }
  }

  @ViewBuilder private var symbols: some View {
    Image(systemName: "star").symbolEffect(.bounce, value: count)
    Image(systemName: "star").symbolEffect(.pulse, isActive: isOn)
    Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing, options: .repeating)
    Image(systemName: "star").symbolEffect(
      .bounce.up.byLayer, options: .speed(2).repeat(3), value: 1)
    Image(systemName: "star").symbolEffect(.rotate, options: .repeat(.continuous), isActive: isOn)
    Image(systemName: isOn ? "play" : "pause").contentTransition(.symbolEffect(.replace))
    Text("\(count)").contentTransition(.numericText())
  }

  @ViewBuilder private var transitions: some View {
    Text("A").transition(.opacity)
    Text("B").transition(.blurReplace)
    Text("C").transition(.blurReplace(.upUp))
    Text("D").transition(.move(edge: .leading).combined(with: .opacity))
    Text("E").transition(.asymmetric(insertion: .scale, removal: .slide))
    Text("F").transition(Twirl())
    Text("G").transition(.scale(scale: 0.5, anchor: .top))
    Text("H").transition(Twirl().combined(with: .opacity).animation(.spring(.bouncy)))
    Text("I").transition(.push(from: .top))
    Text("J").transition(.offset(x: 10))
    Text("K").transition(AnyTransition.opacity.animation(.easeIn))
    Text("L").transition(.scale)
    Text("M").transition(.identity)
    Image(systemName: "star").transition(.symbolEffect(.appear.up))
  }
}
