package dev.navarch.api.discovery.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record EndpointConditions(
    @Field(1) @Nullable Boolean ready,
    @Field(2) @Nullable Boolean serving,
    @Field(3) @Nullable Boolean terminating)
    implements ApiStruct<EndpointConditions> {
  /** Starts a value in which nothing is set. */
  public static EndpointConditionsBuilder builder() {
    return new EndpointConditionsBuilder();
  }

  /** Starts a value from this one. */
  public EndpointConditionsBuilder toBuilder() {
    return new EndpointConditionsBuilder(this);
  }
}
