package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** The path of a column, spelt {@code JSONPath} in this version. */
final class ColumnConversions {
  private ColumnConversions() {}

  @ConversionFunction(partial = "JSONPath")
  static dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition toHub(
      CustomResourceColumnDefinition in,
      dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition out) {
    return out.toBuilder().jsonPath(in.JSONPath()).build();
  }

  @ConversionFunction(partial = "jsonPath")
  static CustomResourceColumnDefinition fromHub(
      dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition in,
      CustomResourceColumnDefinition out) {
    return out.toBuilder().JSONPath(in.jsonPath()).build();
  }
}
