// The code of the article "From property to fuzz target" and of the landing page of FuzzDriver.
import FuzzDriver
// snippet.property
import PropertyTesting

let digits = Domain<Unicode.Scalar>.scalars(from: "0123456789.-+einfatyx")

let parsing = Property("a number prints and parses back", .strings(of: digits)) { text in
  guard let number = Double(text) else { return true }
  label("an exponent", if: text.contains("e"))
  return number.isNaN || Double("\(number)") == number
}
// snippet.end

// snippet.executable
@main enum Parsing {
  static func main() { fuzz(parsing) }
}
// snippet.end
