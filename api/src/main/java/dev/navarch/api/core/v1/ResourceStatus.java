package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Health of the devices of one resource given to a container.
 *
 * @param name Resource name, or claim:NAME or claim:NAME/REQUEST for dynamically allocated devices
 * @param resources Health of each device, listed by identifier
 */
@ApiType
public record ResourceStatus(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String name,
    @Field(2) @ListMap("resourceID") List<ResourceHealth> resources)
    implements ApiStruct<ResourceStatus> {
  /** Starts a value in which nothing is set. */
  public static ResourceStatusBuilder builder() {
    return new ResourceStatusBuilder();
  }

  /** Starts a value from this one. */
  public ResourceStatusBuilder toBuilder() {
    return new ResourceStatusBuilder(this);
  }
}
