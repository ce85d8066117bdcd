package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record SelectableField(@Field(value = 1, required = true) String jsonPath)
    implements ApiStruct<SelectableField> {
  /** Starts a value in which nothing is set. */
  public static SelectableFieldBuilder builder() {
    return new SelectableFieldBuilder();
  }

  /** Starts a value from this one. */
  public SelectableFieldBuilder toBuilder() {
    return new SelectableFieldBuilder(this);
  }
}
