package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Full address of a resource type: group, version and plural name.
 *
 * @param group API group part of the address
 * @param version API version part of the address, for example v1beta1
 * @param resource Plural name part of the address, in lowercase
 */
@ApiType
public record GroupVersionResource(
    @Field(value = 1, required = true) String group,
    @Field(value = 2, required = true) String version,
    @Field(value = 3, required = true) String resource)
    implements ApiStruct<GroupVersionResource> {
  /** Starts a value in which nothing is set. */
  public static GroupVersionResourceBuilder builder() {
    return new GroupVersionResourceBuilder();
  }

  /** Starts a value from this one. */
  public GroupVersionResourceBuilder toBuilder() {
    return new GroupVersionResourceBuilder(this);
  }
}
