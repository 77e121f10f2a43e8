import GestureEngine
import Testing

@Suite struct MeshingSliderTests {
  private func slider(
    _ configuration: MeshingSlider.Configuration = .init(), width: Double = 344
  ) throws -> MeshingSlider {
    var slider = try MeshingSlider(configuration)
    _ = slider.handle(.resize(GestureSize(width: width, height: 60)))
    return slider
  }

  @Test func `the example of MeshingSlider: a camera's zoom`() throws {
    var zoom = try slider(.init(range: 0.5...10, scale: .exponential))
    _ = zoom.handle(.down(GesturePoint(x: 172, y: 30)))
    #expect((zoom.value - 2.23606797749979).magnitude < 1e-12)
    #expect(zoom.currentBar == 17)
  }

  @Test func `a quarter of the bars multiplies a zoom by the same factor everywhere`() throws {
    var zoom = try slider(.init(range: 0.5...10, scale: .exponential))
    _ = zoom.handle(.down(GesturePoint(x: 2, y: 30)))
    var values = [zoom.value]
    for x in [87.0, 172, 257, 342] {
      _ = zoom.handle(.move(GesturePoint(x: x, y: 30)))
      values.append(zoom.value)
    }
    #expect(values.first == 0.5 && values.last == 10)
    #expect((values[1] - 1.057371263440564).magnitude < 1e-12)
    for (value, next) in zip(values, values.dropFirst()) {
      #expect((next / value - 2.114742526881128).magnitude < 1e-12)
    }
  }

  @Test func `the track runs from the first bar's centre to the last one's`() throws {
    #expect(try slider().track == Track(start: 2, length: 340))
    #expect(try slider(width: 444).track == Track(start: 52, length: 340))
    #expect(try slider(width: 140).track == Track(start: 2, length: 136), "the pitch shrinks to 4")
    #expect(try !slider(width: 3).track.isUsable, "not one bar fits")
    let least = DeclaredLengths.leastTrack
    #expect(try slider(width: 4 + least).track == Track(start: 2, length: least))
    #expect(try slider(.init(barCount: 1)).track == Track(length: 344))
  }

  @Test func `a new configuration keeps the value and the bar`() throws {
    var old = try slider(.init(value: 0.25))
    _ = old.handle(.down(GesturePoint(x: 257, y: 30)))
    var new = try #require(try old.reconfigured(.init(value: 0.5, spacing: 7)))
    #expect(old.value > 0.7)
    #expect(new.value == old.value && new.currentBar == old.currentBar && new.isTracking)
    _ = new.handle(.revert)
    #expect(new.value == 0.25)
  }

  @Test func `the bars are its detents`() throws {
    var slider = try slider()
    #expect(slider.handle(.down(GesturePoint(x: 2, y: 30))).detents == 0)
    #expect(slider.handle(.move(GesturePoint(x: 342, y: 30))).detents == 34)
    #expect(slider.handle(.move(GesturePoint(x: 332, y: 30))).detents == 1)
  }

  @Test func `the bars up to the current one rise towards the finger`() throws {
    var slider = try slider()
    #expect(slider.handle(.down(GesturePoint(x: 172, y: 30))).isAnimating)
    #expect(slider.barHeights.allSatisfy { $0 == 15 }, "time has not passed")
    #expect(!slider.handle(.wait(100)).isAnimating)
    let heights = slider.barHeights
    #expect(heights[17] == 35)
    #expect((heights[14] - (35 - 3 / 34 / 0.15 * 20)).magnitude < 1e-9)
    #expect(heights[18] == 15, "above the current one")
    #expect(heights[11] == 15, "further away than the falloff")
    _ = slider.handle(.up(nil))
    _ = slider.handle(.wait(100))
    #expect(slider.barHeights.allSatisfy { $0 == 15 })
  }

  @Test func `every kind of event snaps to the values of bars`() throws {
    var slider = try slider(.init(range: 0...34, snapsToBars: true))
    _ = slider.handle(.set(3.5))
    #expect(slider.value == 3, "the lower one on a tie")
    _ = slider.handle(.adjust(.increment))
    #expect(slider.value == 4)
    _ = slider.handle(.down(GesturePoint(x: 108, y: 30)))
    #expect(slider.value == 11)
    #expect(try MeshingSlider(.init(value: 3.5, range: 0...34, snapsToBars: true)).value == 3)
  }

  @Test func `one bar stands in the middle, and snapped it is the lower bound`() throws {
    var one = try slider(.init(barCount: 1))
    _ = one.handle(.down(GesturePoint(x: 172, y: 30)))
    #expect(one.value == 17.5 && one.currentBar == 0)
    #expect(one.scene.shapes[0].frame.center.x == 172)
    var snapped = try slider(.init(value: 20, barCount: 1, snapsToBars: true))
    _ = snapped.handle(.down(GesturePoint(x: 340, y: 30)))
    #expect(snapped.value == 0)
  }

  @Test(arguments: [
    (MeshingSlider.Configuration(value: 36), "value"),
    (.init(range: 0...(.infinity)), "range"), (.init(scale: .exponential), "range"),
    (.init(barCount: 0), "barCount"), (.init(barCount: 4097), "barCount"),
    (.init(falloff: 0), "falloff"), (.init(barWidth: -1), "barWidth"),
    (.init(spacing: .nan), "spacing"),
  ])
  func `a field out of its range is refused by name`(
    configuration: MeshingSlider.Configuration, field: String
  ) {
    let error = #expect(throws: ConfigurationError.self) { try MeshingSlider(configuration) }
    #expect(error?.field == field)
  }

  /// A drag takes a shorter path through the code than other events do.
  @Test(arguments: [Scale.Kind.linear, .exponential])
  func `a drag takes the value of the scale, bit for bit`(kind: Scale.Kind) throws {
    var count = 0
    for range in ScaleTests.ranges + [-5...(-0.0), -0.0...0, -0.0...(-0.0), 0...0x1p-1063] {
      guard let scale = try? Scale(range, kind),
        var slider = try? MeshingSlider(.init(range: range, scale: kind))
      else { continue }
      _ = slider.handle(.resize(GestureSize(width: 1004, height: 40)))
      _ = slider.handle(.down(GesturePoint(x: 500, y: 20)))
      for step in 0...1000 {
        let x = Double(step) + 2
        _ = slider.handle(.move(GesturePoint(x: x, y: 20)))
        let expected = scale.value(at: try #require(slider.track.fraction(at: x)))
        #expect(slider.value.bitPattern == expected.bitPattern, "\(range) at \(x)")
        count += 1
      }
    }
    #expect(count > 8000)
  }
}
