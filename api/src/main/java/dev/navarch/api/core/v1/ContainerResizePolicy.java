package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Says what happens to a container when one of its resources is resized.
 *
 * @param resourceName Resource the rule is about: cpu or memory
 * @param restartPolicy NotRequired to resize in place, RestartContainer to restart; NotRequired if
 *     unset
 */
@ApiType
public record ContainerResizePolicy(
    @Field(value = 1, required = true) @EnumOf(ResourceName.class) String resourceName,
    @Field(value = 2, required = true) @EnumOf(ResourceResizeRestartPolicy.class)
        String restartPolicy)
    implements ApiStruct<ContainerResizePolicy> {
  /** Starts a value in which nothing is set. */
  public static ContainerResizePolicyBuilder builder() {
    return new ContainerResizePolicyBuilder();
  }

  /** Starts a value from this one. */
  public ContainerResizePolicyBuilder toBuilder() {
    return new ContainerResizePolicyBuilder(this);
  }
}
