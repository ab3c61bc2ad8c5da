import LayoutKit

extension Example {
  static var sizes: [Example] {
    [
      Example(
        "frame", "Fixed frames",
        "A frame offers its size to the view inside, and puts it at a place of its own choice.",
        width: 240, height: 100
      ) {
        Text("Corner").id("text")
          .frame(width: 160, height: 70, alignment: .bottomTrailing)
          .border(Color.gray)
          .id("frame")
      },
      Example(
        "flexible-frame", "Flexible frames",
        "Limits instead of lengths: at least, at most, or all there is.",
        width: 300, height: 130
      ) {
        VStack(spacing: 8) {
          Color.teal.frame(maxWidth: 120).frame(height: 24).id("at most 120")
          Text("OK").frame(minWidth: 90).padding(4).background(.orange).id("at least 90")
          Text("All there is").frame(maxWidth: .infinity).padding(4).background(
            .indigo.opacity(0.3)
          )
          .id("all")
        }
        .padding(.horizontal, 16)
      },
      Example(
        "padding", "Padding", "Space around a view, alike on all edges or on some.",
        width: 260, height: 110
      ) {
        HStack(spacing: 20) {
          Color.teal.id("inside").padding(16).background(.teal.opacity(0.3)).id("all edges")
          Color.indigo.id("inside too")
            .padding(EdgeInsets(top: 4, leading: 24, bottom: 20, trailing: 4))
            .background(.indigo.opacity(0.3))
            .id("each its own")
        }
        .padding(10)
      },
      Example(
        "fixed-size", "Fixed size",
        "The same text in 120 points: wrapped, cut to one line, and at its ideal size, whatever is "
          + "offered.",
        width: 320, height: 160
      ) {
        VStack(spacing: 14) {
          Text("Longer than the frame around it").border(Color.teal).id("wrapped")
          Text("Longer than the frame around it").lineLimit(1).border(Color.indigo).id("cut")
          Text("Longer than the frame around it").fixedSize().border(Color.orange).id("fixed")
        }
        .frame(width: 120)
      },
      Example(
        "aspect-ratio", "Aspect ratio", "As large as fits, or as small as fills.",
        width: 300, height: 110
      ) {
        HStack(spacing: 30) {
          Color.teal.aspectRatio(16 / 9, contentMode: .fit).id("fits")
            .frame(width: 100, height: 80).border(Color.gray).id("frame")
          Color.orange.aspectRatio(16 / 9, contentMode: .fill).id("fills")
            .frame(width: 60, height: 60).border(Color.gray).id("small frame")
        }
      },
      Example(
        "ideal-sizes", "Ideal sizes",
        "Asked for no size at all, views answer with their ideal one.",
        width: 260, height: 120
      ) {
        HStack(alignment: .bottom, spacing: 12) {
          Color.teal.frame(idealWidth: 70, idealHeight: 90).fixedSize().id("ideal 70 × 90")
          Color.indigo.fixedSize().id("ideal 10 × 10")
          Color.orange.frame(width: 50, height: 50).id("always 50 × 50")
        }
      },
      Example(
        "container-relative", "As much as the container",
        "Pages as wide as two thirds of the scroll view, whatever is around them.",
        width: 300, height: 110
      ) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<3) { page in
              RoundedRectangle(cornerRadius: 10).fill(.teal.opacity(1 - Double(page) * 0.3))
                .containerRelativeFrame(.horizontal) { length, _ in length * 2 / 3 }
                .frame(height: 80)
                .id("page \(page + 1)")
            }
          }
        }
      },
    ]
  }

  static var places: [Example] {
    [
      Example(
        "safe-area", "Bars at the edge",
        "What is inset at an edge takes its room from what is in the middle.", width: 260,
        height: 170
      ) {
        Color.teal.opacity(0.3).id("middle")
          .safeAreaInset(edge: .top, spacing: 0) { Color.indigo.frame(height: 30).id("top bar") }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.orange.frame(height: 44).id("bottom bar")
          }
      },
      Example(
        "offset", "Offset", "Drawn elsewhere, while everything around stays where it is.",
        width: 260, height: 90
      ) {
        HStack(spacing: 10) {
          Color.teal.frame(width: 50, height: 50).id("first")
          Color.orange.frame(width: 50, height: 50).offset(x: 12, y: 16).id("moved")
          Color.teal.frame(width: 50, height: 50).id("last")
        }
      },
      Example(
        "position", "Position", "The middle at a point of all the room there is.",
        width: 200, height: 120
      ) {
        Circle().fill(.orange).frame(width: 30, height: 30).id("circle")
          .position(x: 150, y: 40)
          .background(.teal.opacity(0.3))
          .id("room")
      },
      Example(
        "overlay", "Overlay and background",
        "What is above or below a view is offered the view's size, and never changes it.",
        width: 240, height: 110
      ) {
        Text("Seen by 1,204").font(.headline).padding(14).id("text")
          .background {
            RoundedRectangle(cornerRadius: 14).fill(.teal.opacity(0.3)).id("background")
          }
          .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 16, height: 16).offset(x: 5, y: -5).id("dot")
          }
      },
      Example(
        "z-index", "Order of drawing", "The one with the highest index is in front.",
        width: 200, height: 110
      ) {
        HStack(spacing: -20) {
          Circle().fill(.teal).frame(width: 70, height: 70).id("first")
          Circle().fill(.orange).frame(width: 70, height: 70).zIndex(1).id("in front")
          Circle().fill(.indigo).frame(width: 70, height: 70).id("last")
        }
      },
      Example(
        "directions", "A part in another direction",
        "The direction is part of the environment, so a part of a screen may have its own. Pictures turn "
          + "around with it if they are told to.",
        width: 240, height: 110, with: ["DirectedRow"]
      ) {
        VStack(spacing: 12) {
          DirectedRow(name: "as the rest")
          DirectedRow(name: "right to left").environment(\.layoutDirection, .rightToLeft)
        }
      },
      Example(
        "hidden", "Hidden views", "Not drawn, but with its place kept.", width: 240, height: 70
      ) {
        HStack {
          Color.teal.frame(width: 50, height: 40).id("first")
          Color.red.frame(width: 50, height: 40).hidden().id("hidden")
          Color.teal.frame(width: 50, height: 40).id("last")
        }
      },
      Example(
        "transforms", "Turned and scaled",
        "Transforms change what is drawn. The frames, and with them the neighbours, stay.",
        width: 280, height: 110
      ) {
        HStack(spacing: 20) {
          Color.teal.frame(width: 50, height: 50).rotationEffect(.degrees(20)).id("turned")
          Color.indigo.frame(width: 50, height: 50).scaleEffect(0.6).id("smaller")
          Color.orange.frame(width: 50, height: 50)
            .scaleEffect(1.3, anchor: .bottomLeading).id("larger")
        }
      },
    ]
  }
}

/// An arrow, and what it points to.
private struct DirectedRow: View {
  let name: String

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: "play.fill").flipsForRightToLeftLayoutDirection(true).id("\(name), arrow")
      Color.teal.frame(width: 60, height: 30).id("\(name), first")
      Color.indigo.frame(width: 30, height: 30).id("\(name), second")
    }
  }
}
