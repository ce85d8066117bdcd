package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record JSONPatch(@Field(1) String expression) implements ApiStruct<JSONPatch> {
  /** Starts a value in which nothing is set. */
  public static JSONPatchBuilder builder() {
    return new JSONPatchBuilder();
  }

  /** Starts a value from this one. */
  public JSONPatchBuilder toBuilder() {
    return new JSONPatchBuilder(this);
  }
}
