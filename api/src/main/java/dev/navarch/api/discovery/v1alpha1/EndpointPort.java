package dev.navarch.api.discovery.v1alpha1;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record EndpointPort(
    @Field(1) @Nullable String name,
    @Field(2) @EnumOf(Protocol.class) @Nullable String protocol,
    @Field(3) @Nullable Integer port,
    @Field(4) @Nullable String appProtocol)
    implements ApiStruct<EndpointPort> {
  /** Starts a value in which nothing is set. */
  public static EndpointPortBuilder builder() {
    return new EndpointPortBuilder();
  }

  /** Starts a value from this one. */
  public EndpointPortBuilder toBuilder() {
    return new EndpointPortBuilder(this);
  }
}
