package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Query parameters for creating an object.
 *
 * @param typeMeta kind and version of the object
 * @param dryRun Set to All to validate and admit the object without storing it
 * @param fieldManager Name recorded as the setter of the created fields, at most 128 printable
 *     characters
 * @param fieldValidation Reaction to unknown or duplicate fields in the body: Ignore, Warn (the
 *     default) or Strict
 */
@ApiType
public record CreateOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) @Atomic List<String> dryRun,
    @Field(3) String fieldManager,
    @Field(4) String fieldValidation)
    implements ApiObject, ApiStruct<CreateOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static CreateOptionsBuilder builder() {
    return new CreateOptionsBuilder();
  }

  /** Starts a value from this one. */
  public CreateOptionsBuilder toBuilder() {
    return new CreateOptionsBuilder(this);
  }
}
