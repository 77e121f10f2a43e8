extension Finding {
  /// The names of the traits that declare another behaviour than the law expects, the likeliest first; empty if every
  /// control must obey.
  ///
  /// A newcomer who has declared the range alone reads here what else there is to declare.
  public var traits: [String] { Finding.traits[law]?.split(separator: " ").map(String.init) ?? [] }

  /// The traits of each law, in its order of likelihood.
  private static let traits = [
    "B1":
      "direction drag stops wraps minimumDistance dragStart tap grabArea scale hasOwnScale resolution changesOnRelease",
    "B2": "direction drag wraps turns", "B3": "stops scale hasOwnScale direction precision",
    "B4": "direction scale", "B5": "direction",
    "B7": "direction scale hasOwnScale overhang resolution",
    "C1": "stops stopsOnRelease roundsSets",
    "C3": "stops stepRounding stopsOnRelease resolution drag", "C5": "stops stepRounding",
    "C8": "stops stepRounding stopsOnRelease hasOwnAdjustments",
    "D1": "drag grabArea minimumDistance tap thumbStaysAtDown holdsAfterJump",
    "D2": "drag thumbStaysAtDown holdsAfterJump grabArea",
    "D3": "drag tapTolerance doubleTapTime overshoot samplingInterval precision",
    "D4": "drag scrubbing dragStart hasOwnScale precision", "D5": "drag overshoot hasElasticEnds",
    "D6": "remembersGestures changesOverTime", "D7": "onCancel slop rest stopsOnRelease",
    "D8": "minimumDistance tap stopsOnRelease rest changesOnRelease", "D10": "drag", "D11": "drag",
    "D12": "rest changesOverTime", "D13": "tap tapTolerance tapTime doubleTapTime minimumDistance",
    "D14": "samplingInterval changesOverTime remembersGestures", "D15": "onCancel slop",
    "D16": "slop onCancel", "D17": "stops stepRounding drag",
    "D18": "tap tapTolerance tapTime minimumTime",
    "D19": "doubleTapTime doubleTapValue", "D20": "latch", "D21": "changesOverTime stopsOnRelease",
    "D22": "turns tap direction pivot staysAtEnds wraps", "D23": "changesOverTime",
    "E1": "precision rest", "E3": "grabArea isEnabled drag rest", "E4": "detents stops",
    "E5": "stops scale keySteps hasOwnAdjustments",
    "E6": "stops roundsSets rest stepRounding scale",
    "E7": "stops keySteps hasOwnAdjustments scale", "F1": "thumbs stops", "F2": "thumbs drag",
    "F3": "thumbs", "F4": "thumbs stops drag", "F5": "thumbs drag grabArea",
    "F6": "thumbs grabArea", "H1": "rest settlingTime changesOverTime stops", "H4": "rest drag",
    "I2": "overhang resolution direction", "I3": "direction",
    "I4": "remembersGestures changesOverTime", "I6": "tap drag grabArea",
    "I7": "wave hasElasticEnds remembersGestures", "I8": "wave settlingTime", "I9": "stops scale",
  ]
}
