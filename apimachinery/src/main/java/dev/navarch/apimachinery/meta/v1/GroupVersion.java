package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * API group together with one of its versions.
 *
 * @param group Group name; empty stands for core
 * @param version Version within the group
 */
@ApiType
public record GroupVersion(
    @Field(value = 1, required = true) String group,
    @Field(value = 2, required = true) String version)
    implements ApiStruct<GroupVersion> {
  /** Starts a value in which nothing is set. */
  public static GroupVersionBuilder builder() {
    return new GroupVersionBuilder();
  }

  /** Starts a value from this one. */
  public GroupVersionBuilder toBuilder() {
    return new GroupVersionBuilder(this);
  }
}
