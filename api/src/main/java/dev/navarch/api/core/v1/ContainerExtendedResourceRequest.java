package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Ties a container's extended resource to a request of a claim.
 *
 * @param containerName Container that asks for the resource
 * @param resourceName Extended resource asked for, such as example.com/gpu
 * @param requestName Request within the claim that supplies it
 */
@ApiType
public record ContainerExtendedResourceRequest(
    @Field(value = 1, required = true) String containerName,
    @Field(value = 2, required = true) String resourceName,
    @Field(value = 3, required = true) String requestName)
    implements ApiStruct<ContainerExtendedResourceRequest> {
  /** Starts a value in which nothing is set. */
  public static ContainerExtendedResourceRequestBuilder builder() {
    return new ContainerExtendedResourceRequestBuilder();
  }

  /** Starts a value from this one. */
  public ContainerExtendedResourceRequestBuilder toBuilder() {
    return new ContainerExtendedResourceRequestBuilder(this);
  }
}
