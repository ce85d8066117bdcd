package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * One environment variable of a container.
 *
 * @param name Variable to set; printable ASCII without an equals sign
 * @param value Literal text, in which $(VAR) is replaced by earlier variables and $$ stands for one
 *     $
 * @param valueFrom Where to read the value from instead; not together with a non-empty value
 */
@ApiType
public record EnvVar(
    @Field(value = 1, required = true) String name,
    @Field(2) String value,
    @Field(3) @Nullable EnvVarSource valueFrom)
    implements ApiStruct<EnvVar> {
  /** Starts a value in which nothing is set. */
  public static EnvVarBuilder builder() {
    return new EnvVarBuilder();
  }

  /** Starts a value from this one. */
  public EnvVarBuilder toBuilder() {
    return new EnvVarBuilder(this);
  }
}
