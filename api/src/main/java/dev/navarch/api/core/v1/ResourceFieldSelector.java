package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;

/**
 * Picks one resource request or limit of a container.
 *
 * @param containerName Container to look at; required in volumes, the same container if unset in
 *     variables
 * @param resource Figure wanted, such as limits.cpu or requests.memory
 * @param divisor Unit the figure is divided by before output; 1 if unset
 */
@ApiType(atomic = true)
public record ResourceFieldSelector(
    @Field(1) String containerName,
    @Field(value = 2, required = true) String resource,
    @Field(3) Quantity divisor)
    implements ApiStruct<ResourceFieldSelector> {
  /** Starts a value in which nothing is set. */
  public static ResourceFieldSelectorBuilder builder() {
    return new ResourceFieldSelectorBuilder();
  }

  /** Starts a value from this one. */
  public ResourceFieldSelectorBuilder toBuilder() {
    return new ResourceFieldSelectorBuilder(this);
  }
}
