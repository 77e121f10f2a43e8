/// A lever that goes on from 0 after a resize.
enum ForgetfulThrottle: ThrottleDesign { static let forgetsInResizes = true }

/// A lever that cannot be drawn back.
enum RisingThrottle: ThrottleDesign { static let onlyRises = true }
