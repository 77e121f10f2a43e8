extension ControlConfiguration {
  /// Returns whether a field is an initial value of the control: `value`, or `lower` and `upper` of two values.
  ///
  ///     FatSlider.Configuration.isInitialValue("value")  // true
  ///     FatSlider.Configuration.isInitialValue("rest")   // false
  ///
  /// A program that changes the configuration of a control in use does not count these fields.
  ///
  /// - Parameter name: The name of a field.
  /// - Returns: Whether the control begins with the value of the field.
  public static func isInitialValue(_ name: String) -> Bool {
    name == "value" || name == "lower" || name == "upper"
  }

  /// The configuration with the default initial values.
  ///
  ///     ProgressSlider.Configuration(value: 7).withoutInitialValues.value  // nil
  public var withoutInitialValues: Self {
    var configuration = self
    for property in Self.properties where Self.isInitialValue(property.field.name) {
      property.store(.none, in: &configuration)
    }
    return configuration
  }
}
