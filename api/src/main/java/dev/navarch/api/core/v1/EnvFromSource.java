package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Turns all entries of a ConfigMap or Secret into environment variables.
 *
 * @param prefix Text put before each variable's name
 * @param configMapRef ConfigMap whose entries become variables
 * @param secretRef Secret whose entries become variables
 */
@ApiType
public record EnvFromSource(
    @Field(1) String prefix,
    @Field(2) @Nullable ConfigMapEnvSource configMapRef,
    @Field(3) @Nullable SecretEnvSource secretRef)
    implements ApiStruct<EnvFromSource> {
  /** Starts a value in which nothing is set. */
  public static EnvFromSourceBuilder builder() {
    return new EnvFromSourceBuilder();
  }

  /** Starts a value from this one. */
  public EnvFromSourceBuilder toBuilder() {
    return new EnvFromSourceBuilder(this);
  }
}
