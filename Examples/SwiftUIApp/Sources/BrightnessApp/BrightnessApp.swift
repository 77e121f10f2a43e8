#if canImport(SwiftUI)
  import BrightnessModel
  import ControlHost
  import GestureEngine
  import SwiftUI

  /// An app with a slider for the brightness of its background.
  @main struct BrightnessApp: App {
    var body: some SwiftUI.Scene {
      WindowGroup { BrightnessView() }
    }
  }

  /// The slider, drawn from its scene.
  struct BrightnessView: View {
    @AppStorage("brightness") private var stored = 0.5
    @State private var model = try? BrightnessModel(brightness: 0.5)
    @State private var ticks = 0

    var body: some View {
      TimelineView(.animation(paused: model?.isAnimating != true)) { timeline in
        Canvas { context, _ in
          for shape in model?.scene.shapes ?? [] { context.draw(shape) }
        }
        .onChange(of: timeline.date) { send(.frame) }
      }
      .frame(height: 44)
      .onGeometryChange(for: CGSize.self, of: \.size) { size in
        send(.laidOut(GestureSize(width: size.width, height: size.height)))
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let point = GesturePoint(x: drag.location.x, y: drag.location.y)
            let isFirst = drag.translation == .zero
            send(.pointer(isFirst ? .down(point) : .move(point)))
          }
          .onEnded { drag in
            send(.pointer(.up(GesturePoint(x: drag.location.x, y: drag.location.y))))
          }
      )
      .sensoryFeedback(.selection, trigger: ticks)
      .accessibilityElement()
      .accessibilityLabel("Brightness")
      .accessibilityValue(model?.spokenValue ?? "")
      .accessibilityAdjustableAction { direction in
        send(.key(direction == .increment ? .right : .left))
      }
      .padding()
      .background(Color.white.opacity(model?.brightness ?? 0))
    }

    private func send(_ input: HostInput) {
      for feedback in model?.handle(input, at: ProcessInfo.processInfo.systemUptime) ?? [] {
        switch feedback {
        case .tick: ticks += 1
        case .store(let value): stored = value
        }
      }
    }
  }

  extension GraphicsContext {
    /// Draws a shape of a scene, in the color of the text.
    func draw(_ shape: SceneShape) {
      let frame = CGRect(
        x: shape.frame.origin.x, y: shape.frame.origin.y, width: shape.frame.size.width,
        height: shape.frame.size.height)
      let path = Path(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
      fill(path, with: .color(.primary.opacity(shape.role == .thumb ? 1 : 0.2)))
    }
  }
#else
  @main enum BrightnessApp {
    static func main() { print("this app needs SwiftUI, which only Apple platforms have") }
  }
#endif
