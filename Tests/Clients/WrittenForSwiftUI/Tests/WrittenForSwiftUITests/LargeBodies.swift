import SwiftUI

// Bodies that the compiler has to understand quickly. The target's settings warn of functions that
// take longer than two seconds.

struct SixtyCalls: View {
  var isWide = true
  var title: String? = "Title"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("One").font(.title).padding(4).background(Color.red)
        Spacer()
        Text("Two").font(.body).foregroundColor(.blue).padding(.horizontal, 8)
        Divider()
        ZStack(alignment: .topTrailing) {
          Circle().fill(Color.gray).frame(width: 20 + 4, height: 20 * 2)
          Text("3").font(.caption).offset(x: 2, y: -2).padding(1)
        }
        .overlay(alignment: .bottom) { Rectangle().frame(height: 1).opacity(0.5) }
      }
      .padding(.vertical, 4 + 2)
      .frame(maxWidth: .infinity, alignment: .leading)
      if isWide {
        HStack(spacing: 0) {
          Color.red.frame(width: 10).layoutPriority(1)
          Color.green.frame(minWidth: 10, maxWidth: 40).padding(2)
          Color.blue.aspectRatio(2, contentMode: .fit).border(.black, width: 1)
          VStack {
            Text("Four").bold().lineLimit(2).fixedSize()
            Text("Five").italic().multilineTextAlignment(.center)
            HStack {
              Image(systemName: "star").imageScale(.large).padding()
              Image(systemName: "moon").resizable().scaledToFit().frame(width: 16, height: 16)
              Text("Six").background { RoundedRectangle(cornerRadius: 4).fill(.yellow) }
            }
            .frame(height: 44).clipped().shadow(radius: 2)
          }
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        .background(.white).cornerRadius(8).zIndex(1)
      } else {
        Text("Narrow").alignmentGuide(.leading) { $0[.leading] - 10 }
      }
      if let title {
        Text(title).font(.system(size: 12 * 1.5, weight: .semibold)).tracking(0.5).id("title")
      }
      ForEach(0..<3) { row in
        HStack(alignment: .firstTextBaseline) {
          ForEach(0..<4) { column in
            Text("\(row), \(column)").frame(width: CGFloat(column) * 10 + 20).padding(2)
          }
          Spacer(minLength: CGFloat(row) * 2)
          Button("Go") {}.buttonStyle(.bordered).padding(.trailing, 4)
        }
        .background(row % 2 == 0 ? Color.gray.opacity(0.2) : Color.clear)
        .padding(.leading, CGFloat(row) * 8)
      }
      Group {
        Text("Seven").underline().baselineOffset(2)
        Text("Eight").strikethrough().kerning(1)
        Label("Nine", systemImage: "9.circle").labelStyle(.titleOnly)
        Toggle("Ten", isOn: .constant(true)).disabled(!isWide)
        Slider(value: .constant(0.5)).padding(.horizontal)
        Text("Eleven").rotationEffect(.degrees(3)).scaleEffect(1.2)
        Text("Twelve").hidden().accessibilityIdentifier("twelve")
      }
      .padding(1).foregroundStyle(.secondary)
      Capsule().stroke(.red, lineWidth: 2).frame(width: 60, height: 20).position(x: 30, y: 10)
      Text("Footer").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    .padding()
    .environment(\.layoutDirection, isWide ? .leftToRight : .rightToLeft)
    .onAppear { print("appeared") }
    .onChange(of: isWide) { print($0, $1) }
  }
}
