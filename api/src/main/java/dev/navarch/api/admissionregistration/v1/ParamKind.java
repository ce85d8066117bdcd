package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(atomic = true)
public record ParamKind(@Field(1) String apiVersion, @Field(2) String kind)
    implements ApiStruct<ParamKind> {
  /** Starts a value in which nothing is set. */
  public static ParamKindBuilder builder() {
    return new ParamKindBuilder();
  }

  /** Starts a value from this one. */
  public ParamKindBuilder toBuilder() {
    return new ParamKindBuilder(this);
  }
}
