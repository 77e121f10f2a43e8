// swift-tools-version: 6.3
import PackageDescription

// The Swift of the page. On the host it is an ordinary package:
//
//     swift test --package-path Playground
//
// `Playground/build` builds the same targets for WebAssembly, as Embedded Swift: toolset.json has
// the compiler and linker flags.

let package = Package(
  name: "dragnet-playground",
  platforms: [.macOS(.v15)],
  // Without the command line, so that nothing is fetched.
  dependencies: [.package(name: "dragnet", path: "..", traits: [])],
  targets: [
    // Controls in use, the meaning of keys, and answers to the page as JSON.
    .target(
      name: "Playground",
      dependencies: [
        .product(name: "ControlHost", package: "dragnet"),
        .product(name: "GestureEngine", package: "dragnet"),
        .product(name: "GestureLaws", package: "dragnet"),
        .product(name: "Specimens", package: "dragnet"),
      ]),
    // Controls in hosts, and their inputs, effects and scenes as numbers.
    .target(
      name: "WebControls",
      dependencies: [
        .product(name: "ControlHost", package: "dragnet"),
        .product(name: "GestureEngine", package: "dragnet"),
        .product(name: "GestureLaws", package: "dragnet"),
      ]),
    // The functions of a C library that Embedded Swift calls: memory, numbers.
    .target(name: "WebRuntime", dependencies: ["CWebAssembly"]),
    // The parts of it that Swift cannot express.
    .target(name: "CWebAssembly"),
    // The functions that the page calls. On the host this program does nothing.
    .executableTarget(
      name: "WebModule", dependencies: ["Playground", "WebControls", "WebRuntime"]),
    // The functions that the element `<dragnet-slider>` calls.
    .executableTarget(name: "SliderModule", dependencies: ["WebControls", "WebRuntime"]),

    .testTarget(name: "PlaygroundTests", dependencies: ["Playground"]),
    .testTarget(name: "WebControlsTests", dependencies: ["WebControls"]),
    .testTarget(name: "WebRuntimeTests", dependencies: ["WebRuntime"]),
  ],
  swiftLanguageModes: [.v6]
)
