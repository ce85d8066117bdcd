package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Query parameters for patching an object.
 *
 * @param typeMeta kind and version of the object
 * @param dryRun Set to All to compute and check the patched result without saving it
 * @param force Take over fields another manager owns; only meaningful for apply patches
 * @param fieldManager Who the patched fields are attributed to; mandatory for apply patches
 * @param fieldValidation Whether unknown or duplicate fields in the patch are ignored, warned about
 *     or refused
 */
@ApiType
public record PatchOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) @Atomic List<String> dryRun,
    @Field(2) @Nullable Boolean force,
    @Field(3) String fieldManager,
    @Field(4) String fieldValidation)
    implements ApiObject, ApiStruct<PatchOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static PatchOptionsBuilder builder() {
    return new PatchOptionsBuilder();
  }

  /** Starts a value from this one. */
  public PatchOptionsBuilder toBuilder() {
    return new PatchOptionsBuilder(this);
  }
}
