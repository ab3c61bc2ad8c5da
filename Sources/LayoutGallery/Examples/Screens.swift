import LayoutControls

extension Example {
  static var screens: [Example] {
    [
      Example(
        "profile", "A profile", "A card with text that wraps beside a picture of fixed size.",
        width: 340, height: 150, with: ["Profile"]
      ) {
        Profile()
      },
      Example(
        "settings", "A form", "Rows of a title and a control, in groups with a heading.",
        width: 340, height: 330, with: ["SettingsForm", "SettingsRow"]
      ) {
        SettingsForm()
      },
      Example(
        "chat", "A chat",
        "Bubbles on two sides: as wide as their text, but never wider than three quarters.",
        width: 340, height: 330, with: ["Chat", "Bubble"]
      ) {
        Chat()
      },
      Example(
        "dashboard", "A dashboard", "Numbers, bars and a ring, in columns that share the width.",
        width: 520, height: 300, with: ["Dashboard", "Tile"]
      ) {
        Dashboard()
      },
      Example(
        "frames", "What a test sees", "The row that the articles about tests talk of.",
        width: 300, height: 60
      ) {
        HStack(alignment: .firstTextBaseline) {
          Text("Label").id("label")
          Spacer()
          Color.blue.frame(width: 20, height: 20).id("square")
        }
        .padding()
      },
    ]
  }
}

/// Somebody's picture, name and description.
private struct Profile: View {
  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: "person.fill").resizable().frame(width: 56, height: 56)
        .foregroundStyle(.white).background(.teal).clipShape(Circle()).id("picture")
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text("Ada Winter").font(.headline).id("name")
          Spacer()
          Text("3 km").font(.caption).foregroundStyle(.secondary).id("distance")
        }
        Text("Repairs bicycles, clocks and, if the weather is bad, other people's gardens.")
          .font(.subheadline).foregroundStyle(.secondary).id("about")
        HStack(spacing: 6) {
          Label("4.9", systemImage: "star.fill").font(.caption).foregroundStyle(.orange).id("stars")
          Text("212 reviews").font(.caption).id("reviews")
        }
      }
    }
    .padding(16)
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 18))
    .padding(12)
  }
}

/// Settings in two groups.
private struct SettingsForm: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("CONNECTIONS").font(.caption).foregroundStyle(.secondary).padding(.leading, 16)
        .id("heading")
      VStack(spacing: 0) {
        SettingsRow("Aeroplane mode") { Toggle("", isOn: .constant(false)).labelsHidden() }
        Divider().padding(.leading, 16)
        SettingsRow("Wi-Fi") { Text("Attic").foregroundStyle(.secondary) }
        Divider().padding(.leading, 16)
        SettingsRow("Bluetooth") { Toggle("", isOn: .constant(true)).labelsHidden() }
      }
      .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
      Text("SOUND").font(.caption).foregroundStyle(.secondary).padding(.leading, 16).padding(
        .top, 8
      )
      .id("second heading")
      VStack(spacing: 0) {
        SettingsRow("Volume") { Slider(value: .constant(0.6)).frame(width: 140) }
        Divider().padding(.leading, 16)
        SettingsRow("Alerts") { Stepper("", value: .constant(1)).labelsHidden() }
      }
      .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
    }
    .padding(12)
  }
}

/// A title, and something at the other end.
private struct SettingsRow<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    HStack {
      Text(title).id(title)
      Spacer(minLength: 12)
      content.id("\(title), value")
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
  }
}

/// A conversation, with a field to write in below.
private struct Chat: View {
  var body: some View {
    VStack(spacing: 8) {
      Bubble("Is the kettle yours?", isOwn: false)
      Bubble("The blue one? No, that was here before me.", isOwn: true)
      Bubble("It whistles in the key of F.", isOwn: false)
      Bubble("Then it belongs to the house, and so do you now.", isOwn: true)
      Spacer(minLength: 0)
      HStack(spacing: 8) {
        Image(systemName: "plus").foregroundStyle(.secondary).id("attach")
        Text("Message").foregroundStyle(.tertiary)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 12).padding(.vertical, 8)
          .overlay { Capsule().strokeBorder(.gray.opacity(0.5)) }
          .id("field")
        Image(systemName: "arrow.up").foregroundStyle(.white).padding(6)
          .background(.blue, in: Circle()).id("send")
      }
    }
    .padding(12)
  }
}

/// What somebody said, on the side of who said it.
private struct Bubble: View {
  let text: String
  let isOwn: Bool

  init(_ text: String, isOwn: Bool) {
    self.text = text
    self.isOwn = isOwn
  }

  var body: some View {
    Text(text)
      .foregroundStyle(isOwn ? .white : .primary)
      .padding(.horizontal, 12).padding(.vertical, 8)
      .background(isOwn ? .blue : .gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
      .id(text)
      .frame(maxWidth: 240, alignment: isOwn ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
  }
}

/// How a small shop is doing.
private struct Dashboard: View {
  private let days: [CGFloat] = [0.4, 0.55, 0.3, 0.7, 0.9, 1, 0.6]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("This week").font(.title2).bold().id("title")
        Spacer()
        Text("12 to 18 May").font(.callout).foregroundStyle(.secondary).id("dates")
      }
      HStack(spacing: 12) {
        Tile(name: "Orders", value: "128", color: .teal)
        Tile(name: "Income", value: "4,310 €", color: .indigo)
        Tile(name: "Returns", value: "3", color: .orange)
      }
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 8) {
          Text("Visitors").font(.caption).foregroundStyle(.secondary).id("visitors")
          HStack(alignment: .bottom, spacing: 8) {
            ForEach(days.indices, id: \.self) { day in
              RoundedRectangle(cornerRadius: 4).fill(Color.teal.opacity(0.4 + days[day] * 0.6))
                .frame(height: 80 * days[day])
                .id("day \(day + 1)")
            }
          }
          .frame(height: 80, alignment: .bottom)
        }
        .padding(12)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
        ZStack {
          Circle().stroke(.gray.opacity(0.25), lineWidth: 10)
          Circle().trim(from: 0, to: 0.72).stroke(.indigo, lineWidth: 10)
            .rotationEffect(.degrees(-90))
          Text("72 %").font(.headline).id("goal")
        }
        .padding(18)
        .frame(width: 130, height: 130)
        .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
        .id("ring")
      }
    }
    .padding(16)
  }
}

/// A number with a name.
private struct Tile: View {
  let name: String
  let value: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value).font(.title3).bold().foregroundStyle(color).id("\(name), value")
      Text(name).font(.caption).foregroundStyle(.secondary).id(name)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
    .id("\(name), tile")
  }
}
