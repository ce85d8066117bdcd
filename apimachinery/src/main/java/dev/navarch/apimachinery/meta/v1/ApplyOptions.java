package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Settings for a server-side apply request made by a client.
 *
 * @param typeMeta kind and version of the object
 * @param dryRun Set to All to merge and check the configuration without saving it
 * @param force True to seize conflicting fields from their current managers instead of failing
 * @param fieldManager Required name under which ownership of the applied fields is tracked
 */
@ApiType
public record ApplyOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) @Atomic List<String> dryRun,
    @Field(value = 2, required = true) boolean force,
    @Field(value = 3, required = true) String fieldManager)
    implements ApiObject, ApiStruct<ApplyOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static ApplyOptionsBuilder builder() {
    return new ApplyOptionsBuilder();
  }

  /** Starts a value from this one. */
  public ApplyOptionsBuilder toBuilder() {
    return new ApplyOptionsBuilder(this);
  }
}
