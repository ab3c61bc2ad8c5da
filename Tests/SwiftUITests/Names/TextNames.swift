import SwiftUI

// Text as people write it for SwiftUI. That it compiles is most of the test; views with ids have
// sizes that are pinned.

struct TextNames: View {
  let name: String
  let items: [String]
  let price: Double
  let isMember: Bool
  let date: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      literals
      values
      styles
      conditions
    }
    .font(.callout.bold().italic())
    .multilineTextAlignment(.center)
    .lineSpacing(2)
  }

  @ViewBuilder private var literals: some View {
    Text("Hello").font(.title).foregroundColor(.red).background(Color.green)
    Text("Hello \(name), \(items.count) items for \(price, specifier: "%.2f")").bold()
    Text("**Bold** and \(name)").underline().strikethrough(true, color: .red)
    Text("Hello", comment: "A greeting")
    Text("Hello", bundle: .main)
    Text(verbatim: "as it is").id("verbatim")
    Text(LocalizedStringKey(name))
    Text(.init(name))
  }

  @ViewBuilder private var values: some View {
    Text(name)
    Text(name.uppercased()).id("name")
    Text(items[0])
    Text(items.first ?? "none")
    Text(items.joined(separator: ", "))
    Text(String(format: "%.1f", price))
    Text(price, format: .number.precision(.fractionLength(2)))
    Text(price, format: .currency(code: "EUR"))
    Text("\(price, format: .percent) done")
    Text(date, style: .date)
    Text(date...date.addingTimeInterval(60))
    Text("a") + Text("b").bold() + Text(name).foregroundColor(.blue)
    Text(Image(systemName: "star")) + Text(" starred")
  }

  @ViewBuilder private var styles: some View {
    Text(name).font(.system(size: 12, weight: .bold, design: .rounded)).kerning(2)
    Text(name).font(.system(.title, design: .rounded, weight: .bold)).monospacedDigit()
    Text(name).font(.system(.body, design: .monospaced)).fontWeight(.heavy)
    Text(name).font(.custom("Helvetica", size: 12)).tracking(1).baselineOffset(2)
    Text(name).font(.headline.weight(.semibold)).foregroundStyle(.secondary)
    Text(name).foregroundStyle(.blue.gradient)
    Text(name).foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Text(name).foregroundStyle(.white.shadow(.inner(radius: 2)))
    Text(name).lineLimit(2).truncationMode(.middle).minimumScaleFactor(0.5)
    Text(name).lineLimit(1...3).allowsTightening(true).textCase(.uppercase)
    Text(name).lineLimit(2, reservesSpace: true).dynamicTypeSize(.large ... .accessibility1)
  }

  @ViewBuilder private var conditions: some View {
    Text(isMember ? "member" : "guest")
    Text("\(isMember ? "Welcome back" : "Welcome"), \(name)")
    Text(name).bold().foregroundColor(isMember ? .red : .blue)
    Text(name).font(isMember ? .title : .body)
      .foregroundStyle(isMember ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .background(isMember ? Color.red : Color.blue)
  }
}
