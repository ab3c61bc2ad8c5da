import LayoutKit

extension Example {
  static var stacks: [Example] {
    [
      // The README shows this one.
      Example(
        "card", "A card",
        "An avatar, a title with a rule, and a badge. The column takes what the two others leave.",
        width: 320, height: 120
      ) {
        HStack(alignment: .top, spacing: 12) {
          Color.blue.frame(width: 48, height: 48).id("avatar")
          VStack(alignment: .leading, spacing: 4) {
            Color.primary.frame(width: 90, height: 20).id("title")
            Color.gray.frame(height: 1).id("rule")
          }
          Color.red.frame(width: 24, height: 24).id("badge")
        }
        .padding(16)
      },
      Example(
        "hstack", "HStack",
        "Views beside each other, with the default spacing and their centres in line.",
        width: 260, height: 90
      ) {
        HStack {
          Color.teal.frame(width: 40, height: 24).id("low")
          Color.indigo.frame(width: 40, height: 64).id("high")
          Color.orange.frame(width: 40, height: 44).id("middle")
        }
      },
      Example(
        "vstack", "VStack", "Views below each other, with their leading edges in line.",
        width: 200, height: 130
      ) {
        VStack(alignment: .leading, spacing: 6) {
          Color.teal.frame(width: 60, height: 30).id("short")
          Color.indigo.frame(width: 140, height: 30).id("long")
          Color.orange.frame(width: 100, height: 30).id("middle")
        }
      },
      Example(
        "zstack", "ZStack",
        "Views on top of each other, with their bottom trailing corners together.",
        width: 200, height: 120
      ) {
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 12).fill(.teal).frame(width: 150, height: 90).id("back")
          Circle().fill(.orange).frame(width: 44, height: 44).padding(6).id("front")
        }
      },
      Example(
        "spacing", "Spacing",
        "Without a number, neighbours decide how far apart they are; text asks for less than boxes.",
        width: 280, height: 120
      ) {
        HStack(alignment: .top, spacing: 24) {
          VStack {
            Color.teal.frame(width: 60, height: 20).id("box 1")
            Color.teal.frame(width: 60, height: 20).id("box 2")
          }
          VStack {
            Text("Title").font(.headline).id("text 1")
            Text("Below it").font(.caption).id("text 2")
          }
          VStack(spacing: 0) {
            Color.indigo.frame(width: 60, height: 20).id("touching 1")
            Color.indigo.frame(width: 60, height: 20).id("touching 2")
          }
        }
      },
      Example(
        "spacers", "Spacer", "Room that grows: all spacers of a stack get the same length.",
        width: 300, height: 60
      ) {
        HStack(spacing: 0) {
          Color.teal.frame(width: 40, height: 40).id("first")
          Spacer().id("one share")
          Color.indigo.frame(width: 40, height: 40).id("second")
          Spacer().id("another")
          Color.orange.frame(width: 40, height: 40).id("third")
        }
      },
      Example(
        "divider", "Divider", "A line across the stack that it is in.", width: 240, height: 110
      ) {
        VStack(spacing: 10) {
          HStack {
            Text("Left").id("left")
            Divider().id("upright")
            Text("Right").id("right")
          }
          .frame(height: 24)
          Divider().id("flat")
          Text("Below").id("below")
        }
        .padding(.horizontal, 20)
      },
      Example(
        "sharing", "Sharing space",
        "A stack asks its least flexible views first. The fixed one keeps its width, the limited one "
          + "takes less than its share, and the two others get half of the rest each.",
        width: 320, height: 60
      ) {
        HStack(spacing: 10) {
          Color.teal.frame(width: 50).id("fixed")
          Color.indigo.frame(maxWidth: 40).id("limited")
          Color.orange.id("half")
          Color.orange.id("other half")
        }
      },
      Example(
        "priorities", "Layout priority",
        "Views of a higher priority are offered everything but the least that the others need.",
        width: 300, height: 80
      ) {
        HStack(spacing: 8) {
          Text("The path to a folder that few people remember").lineLimit(1).id("path")
          Text("report.pdf").lineLimit(1).layoutPriority(1).id("name")
        }
        .frame(width: 260)
      },
      Example(
        "nested", "Stacks in stacks",
        "A border of equal width around a grid of boxes, made of nothing but stacks.",
        width: 240, height: 150
      ) {
        VStack(spacing: 6) {
          Color.indigo.frame(height: 24).id("header")
          HStack(spacing: 6) {
            Color.teal.frame(width: 50).id("sidebar")
            VStack(spacing: 6) {
              Color.orange.id("content")
              Color.orange.opacity(0.6).frame(height: 30).id("footnotes")
            }
          }
        }
        .padding(8)
      },
    ]
  }
}
