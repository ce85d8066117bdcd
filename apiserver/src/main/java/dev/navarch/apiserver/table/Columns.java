package dev.navarch.apiserver.table;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.meta.v1.TableRowCondition;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The columns in which objects of one kind are shown.
 *
 * @param <T> the kind's hub type
 */
public interface Columns<T extends MetaObject> {

  /** Headings and types, in order. */
  List<TableColumnDefinition> definitions();

  /**
   * What one object's row shows, a cell for each column. A cell is a JSON value: a text, {@link
   * Long}, {@link Integer}, {@link Double}, {@link Boolean} or null.
   *
   * @param now the moment that ages are counted to
   */
  List<@Nullable Object> cells(T object, Instant now);

  /** States of the row that a client may style it by. */
  default List<TableRowCondition> conditions(T object) {
    return List.of();
  }

  /** The objects of a list in the order in which their rows are shown; as a rule, as they are. */
  default List<T> inOrder(List<T> objects) {
    return objects;
  }

  /** Starts columns of which the first is the object's name. */
  static <T extends MetaObject> ColumnsBuilder<T> named() {
    return ColumnsBuilder.<T>unnamed()
        .column("Name", "string", "name", 0, Descriptions.NAME, o -> o.metadata().name());
  }

  /** The columns of kinds that have none of their own: a name and a point in time. */
  static <T extends MetaObject> Columns<T> standard() {
    return StandardColumns.of();
  }
}
