package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Query parameters for replacing an object.
 *
 * @param typeMeta kind and version of the object
 * @param dryRun Set to All to check the replacement without saving it
 * @param fieldManager Name credited with the fields this update changes, at most 128 printable
 *     characters
 * @param fieldValidation Ignore, Warn or Strict handling of body fields the schema does not know or
 *     that appear twice
 */
@ApiType
public record UpdateOptions(
    @Inline TypeMeta typeMeta,
    @Field(1) @Atomic List<String> dryRun,
    @Field(2) String fieldManager,
    @Field(3) String fieldValidation)
    implements ApiObject, ApiStruct<UpdateOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static UpdateOptionsBuilder builder() {
    return new UpdateOptionsBuilder();
  }

  /** Starts a value from this one. */
  public UpdateOptionsBuilder toBuilder() {
    return new UpdateOptionsBuilder(this);
  }
}
