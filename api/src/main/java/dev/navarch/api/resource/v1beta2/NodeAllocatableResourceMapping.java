package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

@ApiType
public record NodeAllocatableResourceMapping(
    @Field(1) @Nullable String capacityKey, @Field(2) @Nullable Quantity allocationMultiplier)
    implements ApiStruct<NodeAllocatableResourceMapping> {
  /** Starts a value in which nothing is set. */
  public static NodeAllocatableResourceMappingBuilder builder() {
    return new NodeAllocatableResourceMappingBuilder();
  }

  /** Starts a value from this one. */
  public NodeAllocatableResourceMappingBuilder toBuilder() {
    return new NodeAllocatableResourceMappingBuilder(this);
  }
}
