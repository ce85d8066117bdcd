package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A file holding one fact about the pod; choose fieldRef or resourceFieldRef.
 *
 * @param path File to write, relative to the volume and free of ..
 * @param fieldRef Pod field to write: labels, annotations, name, namespace or uid
 * @param resourceFieldRef Container request or limit of CPU, memory or storage to write
 * @param mode Permissions of this file alone, 0 to 0777 octal; the volume's default if unset
 */
@ApiType
public record DownwardAPIVolumeFile(
    @Field(value = 1, required = true) String path,
    @Field(2) @Nullable ObjectFieldSelector fieldRef,
    @Field(3) @Nullable ResourceFieldSelector resourceFieldRef,
    @Field(4) @Nullable Integer mode)
    implements ApiStruct<DownwardAPIVolumeFile> {
  /** Starts a value in which nothing is set. */
  public static DownwardAPIVolumeFileBuilder builder() {
    return new DownwardAPIVolumeFileBuilder();
  }

  /** Starts a value from this one. */
  public DownwardAPIVolumeFileBuilder toBuilder() {
    return new DownwardAPIVolumeFileBuilder(this);
  }
}
