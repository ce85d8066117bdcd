package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pod volume whose files are the entries of a Secret.
 *
 * @param secretName Secret to take the entries from, in the pod's namespace
 * @param items Keys to expose and their file paths; every key becomes a file of its name if unset
 * @param defaultMode Permission bits for the files, 0 to 0777 octal; 0644 if unset
 * @param optional Let the pod start even though the Secret or a listed key is missing
 */
@ApiType
public record SecretVolumeSource(
    @Field(1) String secretName,
    @Field(2) @Atomic List<KeyToPath> items,
    @Field(3) @Nullable Integer defaultMode,
    @Field(4) @Nullable Boolean optional)
    implements ApiStruct<SecretVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static SecretVolumeSourceBuilder builder() {
    return new SecretVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public SecretVolumeSourceBuilder toBuilder() {
    return new SecretVolumeSourceBuilder(this);
  }
}
