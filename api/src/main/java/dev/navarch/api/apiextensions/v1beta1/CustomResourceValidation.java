package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record CustomResourceValidation(@Field(1) @Nullable JSONSchemaProps openAPIV3Schema)
    implements ApiStruct<CustomResourceValidation> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceValidationBuilder builder() {
    return new CustomResourceValidationBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceValidationBuilder toBuilder() {
    return new CustomResourceValidationBuilder(this);
  }
}
