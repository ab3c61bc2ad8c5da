import LayoutKit

// Examples of how a stack aligns, of one row with a symbol, a small and a large text.
extension Example {
  static var withinAStack: [Example] {
    [
      Example(
        "centred-row", "Centres in line", "What a stack does if nothing else is said.",
        width: 280, height: 80
      ) {
        HStack {
          Image(systemName: "bell").id("bell")
          Text("Ringing").font(.caption).id("state")
          Text("Theodora").font(.title).id("name")
        }
        .padding()
        .border(Color.blue)
      },
      Example(
        "own-guide-row", "One view in another place",
        "The row is aligned by the first baseline. Symbols have one too; this one's guide says that it is "
          + "a third further up, so the symbol hangs lower.",
        width: 280, height: 90
      ) {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "bell")
            .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - $0.height / 3 }
            .id("bell")
          Text("Ringing").font(.caption).id("state")
          Text("Theodora").font(.title).id("name")
        }
        .padding()
        .border(Color.blue)
      },
      Example(
        "indented", "A text further in",
        "A guide that is 10 to the left of the edge moves the text 10 to the right; from right to left, 10 "
          + "to the left, without another word.",
        width: 200, height: 80
      ) {
        VStack(alignment: .leading) {
          Text("At the edge").id("edge")
          Text("Further in").alignmentGuide(.leading) { $0[.leading] - 10 }.id("indented")
        }
      },
      Example(
        "first-third", "A guide with a default",
        "A guide of our own is a third of each view's height, unless a view says otherwise.",
        width: 260, height: 120, with: ["FirstThird"]
      ) {
        HStack(alignment: VerticalAlignment(FirstThird.self), spacing: 12) {
          Color.teal.frame(width: 40, height: 30).id("low")
          Color.indigo.frame(width: 40, height: 90).id("high")
          Color.orange.frame(width: 40, height: 60).id("middle")
        }
      },
    ]
  }
}

/// A third of the way down.
private struct FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
