package dev.navarch.api.rbac.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * User, group or service account that receives a role.
 *
 * @param kind User, Group or ServiceAccount
 * @param apiGroup Empty for service accounts, rbac.authorization.k8s.io for users and groups by
 *     default
 * @param name Name of the user, group or service account
 * @param namespace Namespace of a service account; must be empty for users and groups
 */
@ApiType(atomic = true)
public record Subject(
    @Field(value = 1, required = true) String kind,
    @Field(2) String apiGroup,
    @Field(value = 3, required = true) String name,
    @Field(4) String namespace)
    implements ApiStruct<Subject> {
  /** Starts a value in which nothing is set. */
  public static SubjectBuilder builder() {
    return new SubjectBuilder();
  }

  /** Starts a value from this one. */
  public SubjectBuilder toBuilder() {
    return new SubjectBuilder(this);
  }
}
