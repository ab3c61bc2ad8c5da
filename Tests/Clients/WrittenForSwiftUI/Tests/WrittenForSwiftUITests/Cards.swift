import SwiftUI

struct Card<Content: View>: View {
  var title: LocalizedStringKey
  var accent: Color = .blue
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Label(title, systemImage: "star.fill")
          .font(.headline)
        Spacer(minLength: 0)
        Image(systemName: "chevron.right")
          .imageScale(.small)
          .foregroundColor(.gray)
      }
      content()
    }
    .padding()
    .background(Color.white)
    .cornerRadius(12)
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(accent, lineWidth: 1))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
}

struct Dashboard: View {
  let columns = 3

  var body: some View {
    VStack(spacing: 16) {
      header
      Card(title: "Progress") {
        ProgressBar(value: 0.4)
        Text("40 % done").font(.footnote).foregroundColor(.secondary)
      }
      Card(title: "Colours", accent: .purple) {
        HStack(spacing: 0) {
          ForEach([Color.red, .orange, .yellow, .green, .blue, .purple, .pink, .mint], id: \.self) {
            $0.frame(height: 24)
          }
        }
        .clipShape(Capsule())
      }
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          gradient: Gradient(colors: [.blue, .clear]), startPoint: .top, endPoint: .bottom)
        Text("Caption").padding(8)
      }
      .aspectRatio(16 / 9, contentMode: .fit)
      Spacer()
      footer
    }
    .padding([.horizontal, .bottom])
    .background(Color(white: 0.95))
    .navigationTitle("Dashboard")
  }

  private var header: some View {
    Text("Hello, ") + Text("world").bold() + Text("!").italic().foregroundColor(.red)
  }

  @ViewBuilder private var footer: some View {
    if columns > 2 {
      Rectangle().fill(Color.gray).frame(height: 1)
      Text("Version \(columns)").font(.system(size: 11, weight: .light, design: .rounded))
    } else {
      EmptyView()
    }
  }
}

struct ProgressBar: View {
  var value: Double

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray.opacity(0.3))
      Capsule().fill(Color.accentColor).frame(width: 200 * value)
    }
    .frame(width: 200, height: 8)
  }
}

struct Photo: View {
  var body: some View {
    Image("landscape")
      .resizable()
      .scaledToFill()
      .frame(width: 100, height: 100)
      .clipped()
      .border(Color.white, width: 4)
      .rotationEffect(.degrees(-5))
      .scaleEffect(1.1)
      .offset(x: 4, y: -4)
      .opacity(0.9)
      .blendMode(.multiply)
      .accessibilityLabel("A photo")
      .overlay(Text("New").font(.caption), alignment: .topTrailing)
      .background(Color.green, alignment: .bottom)
      .background(.regularMaterial)
      .background(Color.green)
      .background(.red.gradient, in: RoundedRectangle(cornerRadius: 4, style: .continuous))
      .mask(Circle())
      .hidden()
  }
}

struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

struct Shapes: View {
  var body: some View {
    HStack {
      Diamond().fill(.blue).frame(width: 40, height: 40)
      Diamond().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
      Circle().strokeBorder(Color.green, lineWidth: 3)
      Circle().trim(from: 0, to: 0.7).stroke(lineWidth: 4).rotation(.degrees(-90))
      Ellipse().inset(by: 4).fill(Color(hue: 0.3, saturation: 1, brightness: 0.7))
      RoundedRectangle(cornerSize: CGSize(width: 8, height: 4))
      Rectangle().size(width: 10, height: 10)
      UnevenRoundedRectangle(topLeadingRadius: 8)
    }
    .foregroundStyle(.orange)
    .frame(height: 50)
  }
}
