package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ResourcePool(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) long generation,
    @Field(value = 3, required = true) long resourceSliceCount)
    implements ApiStruct<ResourcePool> {
  /** Starts a value in which nothing is set. */
  public static ResourcePoolBuilder builder() {
    return new ResourcePoolBuilder();
  }

  /** Starts a value from this one. */
  public ResourcePoolBuilder toBuilder() {
    return new ResourcePoolBuilder(this);
  }
}
