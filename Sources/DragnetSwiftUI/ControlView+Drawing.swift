#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import GestureEngine
  import SceneDrawing
  import SwiftUI

  extension ControlView {
    /// The scene of the control, in the colours of the environment.
    var drawing: some View {
      Canvas { context, _ in
        let appearance = Palette.Appearance(
          isDark: colorScheme == .dark, hasHighContrast: contrast == .increased,
          isEnabled: isEnabled)
        context.withCGContext { context in
          host.control.scene.draw(
            in: context, palette: palette, appearance: appearance,
            along: host.control.traits.direction)
        }
      }
    }
  }

  extension View {
    /// Gives haptic feedback when a counter changes, on systems that have it.
    func feedback(ticks: Int, ends: Int) -> some View {
      #if os(visionOS)
        self
      #else
        sensoryFeedback(.selection, trigger: ticks).sensoryFeedback(.impact, trigger: ends)
      #endif
    }
  }
#endif
