package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Content of a Git repository at a given revision; deprecated.
 *
 * @param repository URL to clone from
 * @param revision Commit to check out after cloning
 * @param directory Subdirectory to clone into, without ..; a single dot fills the volume root
 *     itself
 */
@ApiType
public record GitRepoVolumeSource(
    @Field(value = 1, required = true) String repository,
    @Field(2) String revision,
    @Field(3) String directory)
    implements ApiStruct<GitRepoVolumeSource> {
  /** Starts a value in which nothing is set. */
  public static GitRepoVolumeSourceBuilder builder() {
    return new GitRepoVolumeSourceBuilder();
  }

  /** Starts a value from this one. */
  public GitRepoVolumeSourceBuilder toBuilder() {
    return new GitRepoVolumeSourceBuilder(this);
  }
}
