package dev.navarch.api.discovery.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record EndpointHints(
    @Field(1) @Atomic List<ForZone> forZones, @Field(2) @Atomic List<ForNode> forNodes)
    implements ApiStruct<EndpointHints> {
  /** Starts a value in which nothing is set. */
  public static EndpointHintsBuilder builder() {
    return new EndpointHintsBuilder();
  }

  /** Starts a value from this one. */
  public EndpointHintsBuilder toBuilder() {
    return new EndpointHintsBuilder(this);
  }
}
