package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Port of a service, by name or number but not both.
 *
 * @param name Name of the service port
 * @param number Number of the service port, such as 80
 */
@ApiType(atomic = true)
public record ServiceBackendPort(@Field(1) String name, @Field(2) int number)
    implements ApiStruct<ServiceBackendPort> {
  /** Starts a value in which nothing is set. */
  public static ServiceBackendPortBuilder builder() {
    return new ServiceBackendPortBuilder();
  }

  /** Starts a value from this one. */
  public ServiceBackendPortBuilder toBuilder() {
    return new ServiceBackendPortBuilder(this);
  }
}
