package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Maps one key of a Secret or ConfigMap to a file in a volume.
 *
 * @param key Entry to take from the Secret or ConfigMap
 * @param path Relative file path for the entry; it may not start with or contain ..
 * @param mode Permission bits of this file, 0 to 0777 octal; the volume's default if unset
 */
@ApiType
public record KeyToPath(
    @Field(value = 1, required = true) String key,
    @Field(value = 2, required = true) String path,
    @Field(3) @Nullable Integer mode)
    implements ApiStruct<KeyToPath> {
  /** Starts a value in which nothing is set. */
  public static KeyToPathBuilder builder() {
    return new KeyToPathBuilder();
  }

  /** Starts a value from this one. */
  public KeyToPathBuilder toBuilder() {
    return new KeyToPathBuilder(this);
  }
}
