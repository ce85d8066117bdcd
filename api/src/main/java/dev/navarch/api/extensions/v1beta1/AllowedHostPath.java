package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(hub = dev.navarch.api.policy.v1beta1.AllowedHostPath.class)
public record AllowedHostPath(@Field(1) String pathPrefix, @Field(2) boolean readOnly)
    implements ApiStruct<AllowedHostPath> {
  /** Starts a value in which nothing is set. */
  public static AllowedHostPathBuilder builder() {
    return new AllowedHostPathBuilder();
  }

  /** Starts a value from this one. */
  public AllowedHostPathBuilder toBuilder() {
    return new AllowedHostPathBuilder(this);
  }
}
