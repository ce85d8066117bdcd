package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * API group and plural resource name, without a version.
 *
 * @param group API group that defines the resource
 * @param resource Plural resource name, such as deployments
 */
@ApiType
public record GroupResource(
    @Field(value = 1, required = true) String group,
    @Field(value = 2, required = true) String resource)
    implements ApiStruct<GroupResource> {
  /** Starts a value in which nothing is set. */
  public static GroupResourceBuilder builder() {
    return new GroupResourceBuilder();
  }

  /** Starts a value from this one. */
  public GroupResourceBuilder toBuilder() {
    return new GroupResourceBuilder(this);
  }
}
