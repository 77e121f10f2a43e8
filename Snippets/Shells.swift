// The code of the landing pages of DragnetSwiftUI and DragnetUIKit. It needs Apple's frameworks, so elsewhere it is
// empty; .ci/apple checks its types.
#if canImport(SwiftUI) && canImport(UIKit)
  import ControlHost
  import DragnetSwiftUI
  import DragnetUIKit
  import GestureEngine
  import SwiftUI
  import UIKit

  // snippet.view
  struct PlayerView: View {
    @State private var position = 0.25

    var body: some View {
      ControlView(ProgressSlider.self, value: $position)
        .accessibilityLabel(Text("Position"))
    }
  }
  // snippet.end

  // snippet.configuration
  struct TipView: View {
    @Binding var percent: Double
    @State private var isRounded = false

    var body: some View {
      ControlView(
        StepSlider.self, .init(stops: isRounded ? [10, 20] : [10, 15, 18, 20]), value: $percent,
        policy: .holds, palette: palette)
    }

    private var palette: Palette {
      var palette = Palette.standard
      palette.set(.accent, to: Palette.Fill(0x34C759))
      return palette
    }
  }
  // snippet.end

  // snippet.range
  struct PriceView: View {
    @State private var least = 20.0
    @State private var most = 80.0

    var body: some View {
      ControlView(
        RangeSlider.self, .init(range: 0...100), lower: $least, upper: $most,
        labels: (lower: Text("From"), upper: Text("To")))
    }
  }
  // snippet.end

  // snippet.controller
  final class VolumeController: UIViewController {
    // Fields that are constants in their ranges cannot fail.
    private let slider = try! GestureControl(FatSlider.self, .init(isSticky: false))

    override func viewDidLoad() {
      super.viewDidLoad()
      slider.accessibilityLabel = "Volume"
      slider.addAction(UIAction { [weak self] _ in self?.changeVolume() }, for: .valueChanged)
      view.addSubview(slider)
    }

    private func changeVolume() { player.volume = slider.value }
  }
  // snippet.end

  // snippet.values
  final class TrimController: UIViewController {
    private let slider = try! GestureControl(RangeSlider.self, .init(range: 0...60))

    override func viewDidLoad() {
      super.viewDidLoad()
      let names = ["From", "To"]
      for (thumb, name) in zip(slider.accessibilityElements ?? [], names) {
        (thumb as? UIAccessibilityElement)?.accessibilityLabel = name
      }
      slider.set(lower: 5, upper: 30)
      slider.addAction(UIAction { [weak self] _ in self?.trim() }, for: .editingDidEnd)
      view.addSubview(slider)
    }

    private func trim() { player.play(from: slider.value, to: slider.upperValue ?? 60) }
  }
  // snippet.end

  /// The player that the controllers change.
  @MainActor let player = Player()

  @MainActor final class Player {
    var volume = 0.5

    func play(from start: Double, to end: Double) {}
  }
#endif
