package dev.navarch.api.rbac.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Role that a binding hands out.
 *
 * @param apiGroup API group of the role, rbac.authorization.k8s.io
 * @param kind Role or ClusterRole
 * @param name Name of the role to hand out
 */
@ApiType(atomic = true)
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
