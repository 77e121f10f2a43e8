#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ControlHost
  import GestureEngine
  import SwiftUI

  // The drags and the keys of the user.
  extension ControlView {
    var drag: some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .updating($isDragging) { _, isDragging, _ in isDragging = true }
        .onChanged { drag in
          let point = GesturePoint(x: drag.location.x, y: drag.location.y)
          send(.pointer(model.isDown ? .move(point) : .down(point)), at: drag.time)
          model.isDown = true
        }
        .onEnded { drag in
          let point = GesturePoint(x: drag.location.x, y: drag.location.y)
          send(.pointer(.up(point)), at: drag.time)
          // The next drag may begin before `isDragging` has changed.
          model.isDown = false
        }
    }

    func release() {
      model.isDown = false
      send(.lost(id: 0))
    }

    func press(_ press: KeyPress) -> KeyPress.Result {
      let keys: [(KeyEquivalent, HostKey)] = [
        (.leftArrow, .left), (.rightArrow, .right), (.upArrow, .up), (.downArrow, .down),
        (.pageUp, .pageUp), (.pageDown, .pageDown), (.home, .home), (.end, .end),
        (.escape, .escape), (.space, .activate), (.return, .activate),
      ]
      guard press.modifiers.isDisjoint(with: [.command, .option, .control]),
        let key = keys.first(where: { $0.0.character == press.key.character })?.1
      else {
        return .ignored
      }
      return send(.key(key, isFine: press.modifiers.contains(.shift))) ? .handled : .ignored
    }
  }
#endif
