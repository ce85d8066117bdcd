package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Rows and columns view of objects, rendered by the server for display.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Bookkeeping of the list the rows stem from
 * @param columnDefinitions Columns in display order; every row has one cell for each
 * @param rows Table lines, one per object
 */
@ApiType(group = "meta.k8s.io")
public record Table(
    @Inline TypeMeta typeMeta,
    @Field ListMeta metadata,
    @Field(required = true) @Atomic List<TableColumnDefinition> columnDefinitions,
    @Field(required = true) @Atomic List<TableRow> rows)
    implements ApiObject, ApiStruct<Table> {
  /** Starts a value in which nothing is set but its kind. */
  public static TableBuilder builder() {
    return new TableBuilder();
  }

  /** Starts a value from this one. */
  public TableBuilder toBuilder() {
    return new TableBuilder(this);
  }
}
