package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Query parameters of the retired export form of reading an object.
 *
 * @param typeMeta kind and version of the object
 * @param export Strip fields a user could not set, so the object can be recreated elsewhere
 * @param exact Keep environment-bound fields such as the namespace when exporting
 */
@ApiType
public record ExportOptions(
    @Inline TypeMeta typeMeta,
    @Field(value = 1, required = true) boolean export,
    @Field(value = 2, required = true) boolean exact)
    implements ApiObject, ApiStruct<ExportOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static ExportOptionsBuilder builder() {
    return new ExportOptionsBuilder();
  }

  /** Starts a value from this one. */
  public ExportOptionsBuilder toBuilder() {
    return new ExportOptionsBuilder(this);
  }
}
