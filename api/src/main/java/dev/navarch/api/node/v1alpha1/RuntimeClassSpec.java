package dev.navarch.api.node.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record RuntimeClassSpec(
    @Field(value = 1, required = true) String runtimeHandler,
    @Field(2) @Nullable Overhead overhead,
    @Field(3) @Nullable Scheduling scheduling)
    implements ApiStruct<RuntimeClassSpec> {
  /** Starts a value in which nothing is set. */
  public static RuntimeClassSpecBuilder builder() {
    return new RuntimeClassSpecBuilder();
  }

  /** Starts a value from this one. */
  public RuntimeClassSpecBuilder toBuilder() {
    return new RuntimeClassSpecBuilder(this);
  }
}
