package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * API group and kind, without a version.
 *
 * @param group API group that defines the kind
 * @param kind CamelCase kind, such as Deployment
 */
@ApiType
public record GroupKind(
    @Field(value = 1, required = true) String group, @Field(value = 2, required = true) String kind)
    implements ApiStruct<GroupKind> {
  /** Starts a value in which nothing is set. */
  public static GroupKindBuilder builder() {
    return new GroupKindBuilder();
  }

  /** Starts a value from this one. */
  public GroupKindBuilder toBuilder() {
    return new GroupKindBuilder(this);
  }
}
