package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Full identification of an object type: group, version and kind.
 *
 * @param group API group part of the type identity
 * @param version Version within the group that defines the type
 * @param kind CamelCase name part of the type identity
 */
@ApiType
public record GroupVersionKind(
    @Field(value = 1, required = true) String group,
    @Field(value = 2, required = true) String version,
    @Field(value = 3, required = true) String kind)
    implements ApiStruct<GroupVersionKind> {
  /** Starts a value in which nothing is set. */
  public static GroupVersionKindBuilder builder() {
    return new GroupVersionKindBuilder();
  }

  /** Starts a value from this one. */
  public GroupVersionKindBuilder toBuilder() {
    return new GroupVersionKindBuilder(this);
  }
}
