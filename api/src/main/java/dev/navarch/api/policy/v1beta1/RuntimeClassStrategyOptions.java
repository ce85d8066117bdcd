package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rule about the runtime class of pods.
 *
 * @param allowedRuntimeClassNames Runtime classes a pod may name; * permits any, empty permits none
 * @param defaultRuntimeClassName Runtime class given to pods that name none
 */
@ApiType
public record RuntimeClassStrategyOptions(
    @Field(value = 1, required = true) List<String> allowedRuntimeClassNames,
    @Field(2) @Nullable String defaultRuntimeClassName)
    implements ApiStruct<RuntimeClassStrategyOptions> {
  /** Starts a value in which nothing is set. */
  public static RuntimeClassStrategyOptionsBuilder builder() {
    return new RuntimeClassStrategyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public RuntimeClassStrategyOptionsBuilder toBuilder() {
    return new RuntimeClassStrategyOptionsBuilder(this);
  }
}
