package dev.navarch.api.admission.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code PatchType}. */
@ApiEnum
public final class PatchType {
  public static final String JSON_PATCH = "JSONPatch";

  private PatchType() {}
}
