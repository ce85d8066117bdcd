package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record ServiceReference(
    @Field(1) String namespace, @Field(2) String name, @Field(3) @Nullable Integer port)
    implements ApiStruct<ServiceReference> {
  /** Starts a value in which nothing is set. */
  public static ServiceReferenceBuilder builder() {
    return new ServiceReferenceBuilder();
  }

  /** Starts a value from this one. */
  public ServiceReferenceBuilder toBuilder() {
    return new ServiceReferenceBuilder(this);
  }
}
