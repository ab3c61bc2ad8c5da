import LayoutControls

extension Example {
  static var looks: [Example] {
    [
      Example(
        "shapes", "Shapes", "Filled, stroked, and with a border inside of the edge.",
        width: 330, height: 130
      ) {
        VStack(spacing: 12) {
          HStack(spacing: 12) {
            Rectangle().fill(.teal).id("rectangle")
            RoundedRectangle(cornerRadius: 12).fill(.indigo).id("rounded")
            Circle().fill(.orange).id("circle")
            Ellipse().fill(.pink).id("ellipse")
            Capsule().fill(.green).id("capsule")
          }
          HStack(spacing: 12) {
            Rectangle().strokeBorder(.teal, lineWidth: 4).id("inside")
            RoundedRectangle(cornerRadius: 12).stroke(.indigo, lineWidth: 4).id("along")
            Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 4).id("part")
            Ellipse().stroke(.pink, style: StrokeStyle(lineWidth: 3, dash: [6, 4])).id("dashed")
            UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.green)
              .id("uneven")
          }
        }
        .padding(10)
      },
      Example(
        "gradients", "Gradients", "Along a line, from the middle, and around it.",
        width: 330, height: 90
      ) {
        HStack(spacing: 12) {
          Rectangle().fill(
            LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottomTrailing)
          ).id("linear")
          Rectangle().fill(
            RadialGradient(
              colors: [.yellow, .orange], center: .center, startRadius: 4, endRadius: 50)
          ).id("radial")
          Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
            .id("angular")
        }
        .padding(10)
      },
      Example(
        "clipping", "Clips and borders", "What is outside of an outline is cut off.",
        width: 300, height: 110
      ) {
        HStack(spacing: 20) {
          Image("harbour").resizable().scaledToFill().frame(width: 80, height: 80).clipped()
            .id("clipped")
          Image("harbour").resizable().scaledToFill().frame(width: 80, height: 80)
            .clipShape(Circle()).id("round")
          Color.teal.frame(width: 80, height: 80).cornerRadius(16).border(Color.gray, width: 2)
            .id("corners")
        }
      },
      Example(
        "effects", "Opacity, shadow, blur", "Effects apply to a view with everything in it.",
        width: 320, height: 110
      ) {
        HStack(spacing: 24) {
          Color.indigo.frame(width: 60, height: 60).opacity(0.4).id("opacity")
          RoundedRectangle(cornerRadius: 12).fill(.orange).frame(width: 60, height: 60)
            .shadow(radius: 6, y: 3).id("shadow")
          Circle().fill(.teal).frame(width: 60, height: 60).blur(radius: 4).id("blur")
        }
      },
      Example(
        "placeholders", "Placeholders and blending",
        "Text can be hidden behind bars; colours can mix with those behind them.",
        width: 320, height: 110
      ) {
        HStack(spacing: 30) {
          VStack(alignment: .leading, spacing: 4) {
            Text("Somebody's name").font(.headline).id("name")
            Text("What nobody may read").font(.caption).id("secret")
          }
          .redacted(reason: .placeholder)
          HStack(spacing: -20) {
            Circle().fill(.red).frame(width: 60, height: 60).id("below")
            Circle().fill(.green).frame(width: 60, height: 60).blendMode(.multiply).id("mixed")
          }
        }
      },
    ]
  }

  static var content: [Example] {
    [
      Example(
        "text", "Text", "Fonts, weights and styles within one text.", width: 300, height: 150
      ) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Large title").font(.largeTitle).id("large")
          Text("Headline").font(.headline).id("headline")
          (Text("Body with ") + Text("bold").bold() + Text(" and ") + Text("italic").italic())
            .id("styles")
          Text("Underlined").underline().id("underlined")
          Text("Caption").font(.caption).foregroundStyle(.secondary).id("caption")
        }
      },
      Example(
        "wrapping", "Lines of text",
        "Text wraps at words, and is cut where it may not go on: at the end, in the middle, at the start.",
        width: 300, height: 170
      ) {
        VStack(spacing: 12) {
          Text("A sentence that is too long for one line wraps.").multilineTextAlignment(.center)
            .id("centred")
          Text("One line only, whatever is left out").lineLimit(1).id("end")
          Text("One line only, whatever is left out").lineLimit(1).truncationMode(.middle)
            .id("middle")
          Text("One line only, whatever is left out").lineLimit(1).truncationMode(.head).id("start")
        }
        .frame(width: 180)
      },
      Example(
        "line-spacing", "Room for lines",
        "Space between lines, room kept for lines that are not there, and text that shrinks to fit.",
        width: 340, height: 120
      ) {
        HStack(alignment: .top, spacing: 16) {
          Text("Lines that are further apart").lineSpacing(10).border(Color.teal).id("apart")
          Text("One line").lineLimit(3, reservesSpace: true).border(Color.indigo).id("kept")
          Text("Shrinks to fit").lineLimit(1).minimumScaleFactor(0.5).border(Color.orange)
            .frame(width: 80).id("shrunk")
        }
        .padding(.horizontal, 12)
      },
      Example(
        "labels", "Labels and images", "A symbol with a title; images at their size or resized.",
        width: 300, height: 120
      ) {
        HStack(spacing: 20) {
          VStack(alignment: .leading, spacing: 8) {
            Label("Favourites", systemImage: "star.fill").foregroundStyle(.orange).id("stars")
            Label("People", systemImage: "person").id("people")
            Label("Home", systemImage: "house.fill").foregroundStyle(.teal).id("home")
          }
          Image("tower").resizable().scaledToFit().frame(height: 90).id("tower")
        }
      },
      Example(
        "controls", "Controls", "Controls lay out as on a screen, and show their initial values.",
        width: 300, height: 280
      ) {
        VStack(spacing: 14) {
          Toggle("Notifications", isOn: .constant(true)).id("toggle")
          Slider(value: .constant(0.4)).id("slider")
          Stepper("Guests", value: .constant(2)).id("stepper")
          ProgressView(value: 0.7).id("progress")
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).id("field")
          Button("Continue") {}.buttonStyle(.borderedProminent).id("button")
        }
        .padding(16)
      },
    ]
  }
}
