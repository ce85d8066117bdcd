package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Query parameters for requesting a table.
 *
 * @param typeMeta kind and version of the object
 * @param includeObject Amount of object data per row: None, Metadata (the default) or Object
 */
@ApiType(group = "meta.k8s.io")
public record TableOptions(
    @Inline TypeMeta typeMeta, @Field(1) @EnumOf(IncludeObjectPolicy.class) String includeObject)
    implements ApiObject, ApiStruct<TableOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static TableOptionsBuilder builder() {
    return new TableOptionsBuilder();
  }

  /** Starts a value from this one. */
  public TableOptionsBuilder toBuilder() {
    return new TableOptionsBuilder(this);
  }
}
