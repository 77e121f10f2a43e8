// swift-tools-version: 6.3
import PackageDescription

/// A test target that checks a library.
func study(_ name: String, _ product: String, _ package: String) -> Target {
  .testTarget(
    name: "\(name)Studies",
    dependencies: [
      .product(name: product, package: package),
      .product(name: "DragnetTesting", package: "dragnet"),
    ])
}

let package = Package(
  name: "CaseStudies",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "dragnet", path: "../..", traits: []),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
    .package(url: "https://github.com/kylef/PathKit", exact: "1.0.1"),
    .package(url: "https://github.com/attaswift/BigInt", exact: "6.0.1"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", exact: "0.2.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", exact: "0.18.2"),
    .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
  ],
  targets: [
    study("SwiftCSV", "SwiftCSV", "SwiftCSV"),
    study("PathKit", "PathKit", "PathKit"),
    study("BigInt", "BigInt", "BigInt"),
    study("Histogram", "Histogram", "hdrhistogram-swift"),
    study("Yams", "Yams", "Yams"),
    study("XMLCoder", "XMLCoder", "XMLCoder"),
    study("ASN1", "SwiftASN1", "swift-asn1"),
    study("TOMLKit", "TOMLKit", "TOMLKit"),
    .testTarget(
      name: "FoundationStudies",
      dependencies: [.product(name: "DragnetTesting", package: "dragnet")]),
  ]
)
