package dev.navarch.api.discovery.v1alpha1;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApiType
public record Endpoint(
    @Field(value = 1, required = true) @ListSet List<String> addresses,
    @Field(2) EndpointConditions conditions,
    @Field(3) @Nullable String hostname,
    @Field(4) @Nullable ObjectReference targetRef,
    @Field(5) Map<String, String> topology,
    @Field(6) @Nullable String nodeName)
    implements ApiStruct<Endpoint> {
  /** Starts a value in which nothing is set. */
  public static EndpointBuilder builder() {
    return new EndpointBuilder();
  }

  /** Starts a value from this one. */
  public EndpointBuilder toBuilder() {
    return new EndpointBuilder(this);
  }
}
