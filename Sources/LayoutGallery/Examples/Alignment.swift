import LayoutKit

extension Example {
  static var alignment: [Example] {
    [
      Example(
        "vertical-alignments", "Vertical alignments",
        "The same text in five rows between two lines, each with another guide of the text in line.",
        width: 330, height: 230
      ) {
        VStack(spacing: 14) {
          AlignedRow(alignment: .top, name: "Top")
          AlignedRow(alignment: .center, name: "Centre")
          AlignedRow(alignment: .bottom, name: "Bottom")
          AlignedRow(alignment: .firstTextBaseline, name: "First baseline")
          AlignedRow(alignment: .lastTextBaseline, name: "Last baseline")
        }
        .padding(.horizontal, 12)
      },
      Example(
        "baselines", "Text baselines",
        "Texts of different sizes stand on one line. Aligning by centres would make them dance.",
        width: 300, height: 70
      ) {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "person").id("symbol")
          Text("Calling").font(.caption).id("small")
          Text("Dorothea").font(.title).id("large")
        }
      },
      Example(
        "last-baseline", "First and last baseline",
        "A text of two lines has two baselines; the buttons stand on the last one.",
        width: 320, height: 80
      ) {
        HStack(alignment: .lastTextBaseline, spacing: 12) {
          Text("Two lines of text, of which the second one is shorter").id("question")
          Text("No").bold().id("no")
          Text("Yes").bold().id("yes")
        }
        .padding(.horizontal, 12)
      },
      Example(
        "guides", "Moving a guide",
        "`alignmentGuide` says where a view's leading edge counts. This one says 20 points to the left of "
          + "where it is, so the view ends up 20 points further in.",
        width: 220, height: 110
      ) {
        VStack(alignment: .leading, spacing: 8) {
          Color.teal.frame(width: 120, height: 24).id("first")
          Color.indigo.frame(width: 120, height: 24)
            .alignmentGuide(.leading) { $0[.leading] - 20 }
            .id("indented")
          Color.teal.frame(width: 120, height: 24).id("last")
        }
      },
      Example(
        "relative-guide", "A guide at a fraction",
        "Guides are functions of the view's size: here everything hangs at a third of its width.",
        width: 260, height: 120
      ) {
        VStack(alignment: .leading, spacing: 8) {
          ForEach([60, 120, 200], id: \.self) { width in
            Color.indigo.opacity(Double(width) / 200)
              .frame(width: CGFloat(width), height: 24)
              .alignmentGuide(.leading) { $0.width / 3 }
              .id(width)
          }
        }
      },
      Example(
        "across-stacks", "Alignment across stacks",
        "The two names are in stacks of their own and still share a line: a guide of our own crosses "
          + "stacks that don't use it.",
        width: 340, height: 190, with: ["VerticalAlignment"]
      ) {
        HStack(alignment: .name, spacing: 20) {
          VStack(spacing: 6) {
            Image("harbour").resizable().scaledToFit().frame(width: 140).id("harbour")
            Text("Harbour").font(.headline).alignmentGuide(.name) { $0[.bottom] }.id("harbour name")
          }
          VStack(spacing: 6) {
            Image("tower").resizable().scaledToFit().frame(width: 80).id("tower")
            Text("Old tower").font(.headline).alignmentGuide(.name) { $0[.bottom] }.id("tower name")
            Text("Closed on Mondays").font(.caption).id("note")
          }
        }
      },
      Example(
        "eye-line", "In line with the eyes",
        "Each animal's eyes are elsewhere in its picture. A guide for them lets every row's text begin at "
          + "eye level.",
        width: 320, height: 250, with: ["Animal", "AnimalRow"]
      ) {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(Animal.all) { AnimalRow(animal: $0) }
        }
      },
      Example(
        "zstack-guides", "Guides in a ZStack",
        "A badge's centre is aligned with the trailing top corner of what it belongs to.",
        width: 160, height: 120
      ) {
        ZStack(alignment: .topTrailing) {
          RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 80, height: 80).id("app")
          Text("3").font(.caption).foregroundColor(.white)
            .padding(6).background(.red, in: Circle())
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .id("badge")
        }
      },
    ]
  }
}

/// A text between two lines.
private struct AlignedRow: View {
  let alignment: VerticalAlignment
  let name: String

  var body: some View {
    HStack(alignment: alignment, spacing: 0) {
      Color.red.frame(height: 1).id("\(name), before")
      Text(name).font(.title3).border(Color.gray).id(name)
      Color.red.frame(height: 1).id("\(name), behind")
    }
  }
}

extension VerticalAlignment {
  private enum Name: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  /// Where the name of a sight is.
  static let name = VerticalAlignment(Name.self)

  fileprivate enum Eyes: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }
}

/// An animal, and how far down its eyes are in its picture.
private struct Animal: Identifiable {
  let id: String
  let color: Color
  let eyes: CGFloat
  let fact: String

  static let all = [
    Animal(id: "Owl", color: .brown, eyes: 0.25, fact: "Turns its head almost all the way"),
    Animal(id: "Crab", color: .red, eyes: 0.1, fact: "Walks beside itself"),
    Animal(id: "Mole", color: .gray, eyes: 0.6, fact: "Does not need eyes"),
  ]
}

/// A picture with its eyes in line with the top of the text.
private struct AnimalRow: View {
  let animal: Animal
  private let eyes = VerticalAlignment(VerticalAlignment.Eyes.self)

  var body: some View {
    HStack(alignment: eyes, spacing: 14) {
      RoundedRectangle(cornerRadius: 18).fill(animal.color).frame(width: 60, height: 60)
        .overlay(alignment: .top) {
          HStack(spacing: 8) {
            Circle().fill(.white).frame(width: 8, height: 8)
            Circle().fill(.white).frame(width: 8, height: 8)
          }
          .offset(y: 60 * animal.eyes - 4)
        }
        .alignmentGuide(eyes) { $0.height * animal.eyes }
        .id("\(animal.id), picture")
      VStack(alignment: .leading, spacing: 4) {
        Text(animal.id).font(.headline).id(animal.id)
        Text(animal.fact).font(.caption)
          .alignmentGuide(eyes) { $0[.top] }
          .id("\(animal.id), fact")
      }
    }
  }
}
