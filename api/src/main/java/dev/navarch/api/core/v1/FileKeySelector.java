package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Picks one variable from an env file in a volume.
 *
 * @param volumeName Pod volume that holds the env file
 * @param path Env file relative to the volume root; absolute paths and .. are refused
 * @param key Variable of the env file to use; an invalid one keeps the pod from starting
 * @param optional Leave the variable unset when file or key is missing, rather than fail; false if
 *     unset
 */
@ApiType(atomic = true)
public record FileKeySelector(
    @Field(value = 1, required = true) String volumeName,
    @Field(value = 2, required = true) String path,
    @Field(value = 3, required = true) String key,
    @Field(4) @Default("false") @Nullable Boolean optional)
    implements ApiStruct<FileKeySelector> {
  /** Starts a value in which nothing is set. */
  public static FileKeySelectorBuilder builder() {
    return new FileKeySelectorBuilder();
  }

  /** Starts a value from this one. */
  public FileKeySelectorBuilder toBuilder() {
    return new FileKeySelectorBuilder(this);
  }
}
