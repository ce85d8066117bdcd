package dev.navarch.api.rbac.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record RoleRef(
    @Field(value = 1, omit = Omit.NEVER) String apiGroup,
    @Field(value = 2, required = true) String kind,
    @Field(value = 3, required = true) String name)
    implements ApiStruct<RoleRef> {
  /** Starts a value in which nothing is set. */
  public static RoleRefBuilder builder() {
    return new RoleRefBuilder();
  }

  /** Starts a value from this one. */
  public RoleRefBuilder toBuilder() {
    return new RoleRefBuilder(this);
  }
}
