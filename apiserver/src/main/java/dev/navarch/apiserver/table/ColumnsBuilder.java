package dev.navarch.apiserver.table;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.value.Time;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Collects columns together with what fills them, in the order in which they are shown.
 *
 * <p>The type of a column is what its definition says; Kubernetes has number cells in columns of
 * texts, so the two are not tied together.
 */
public final class ColumnsBuilder<T extends MetaObject> {
  /** What fills a column. */
  private interface Cell<T> {
    @Nullable Object of(T object, Instant now);
  }

  private final List<TableColumnDefinition> definitions = new ArrayList<>();
  private final List<Cell<T>> cells = new ArrayList<>();
  private @Nullable Comparator<T> order;

  private ColumnsBuilder() {}

  /** Starts without any column, not even a name. */
  public static <T extends MetaObject> ColumnsBuilder<T> unnamed() {
    return new ColumnsBuilder<>();
  }

  /** Adds a column of texts. */
  public ColumnsBuilder<T> text(
      String name, String description, Function<T, ? extends @Nullable Object> cell) {
    return column(name, "string", "", 0, description, cell);
  }

  /** Adds a column of texts that is shown only where there is much room. */
  public ColumnsBuilder<T> wide(
      String name, String description, Function<T, ? extends @Nullable Object> cell) {
    return column(name, "string", "", 1, description, cell);
  }

  /** Adds a column of whole numbers. */
  public ColumnsBuilder<T> integer(
      String name, String description, Function<T, ? extends @Nullable Object> cell) {
    return column(name, "integer", "", 0, description, cell);
  }

  /** Adds a column of yes and no. */
  public ColumnsBuilder<T> bool(
      String name, String description, Function<T, ? extends @Nullable Object> cell) {
    return column(name, "boolean", "", 0, description, cell);
  }

  /** Adds a column of any kind. */
  public ColumnsBuilder<T> column(
      String name,
      String type,
      String format,
      int priority,
      String description,
      Function<T, ? extends @Nullable Object> cell) {
    definitions.add(new TableColumnDefinition(name, type, format, description, priority));
    return cellWithoutColumn((object, now) -> cell.apply(object));
  }

  /** Adds a column that tells how old the object is. */
  public ColumnsBuilder<T> age() {
    return since("Age", Descriptions.CREATED, object -> object.metadata().creationTimestamp());
  }

  /** Adds a column that tells how long something is past. */
  public ColumnsBuilder<T> since(
      String name, String description, Function<T, @Nullable Time> moment) {
    definitions.add(new TableColumnDefinition(name, "string", "", description, 0));
    return cellWithoutColumn((object, now) -> HumanDuration.since(moment.apply(object), now));
  }

  /** Adds a column of texts that depend on the time. */
  public ColumnsBuilder<T> timed(String name, int priority, String description, TimedCell<T> cell) {
    definitions.add(new TableColumnDefinition(name, "string", "", description, priority));
    return cellWithoutColumn(cell::at);
  }

  /** What fills a column whose texts depend on the time. */
  public interface TimedCell<T> {
    String at(T object, Instant now);
  }

  /**
   * Adds the object's age behind the last cell without a column for it, as Kubernetes does for one
   * kind; clients do not show it.
   */
  public ColumnsBuilder<T> ageWithoutColumn() {
    return cellWithoutColumn(
        (object, now) -> HumanDuration.since(object.metadata().creationTimestamp(), now));
  }

  private ColumnsBuilder<T> cellWithoutColumn(Cell<T> cell) {
    cells.add(cell);
    return this;
  }

  /** Sets the order of the rows of a list. */
  public ColumnsBuilder<T> ordered(Comparator<T> by) {
    order = by;
    return this;
  }

  public Columns<T> build() {
    return new Built<>(List.copyOf(definitions), List.copyOf(cells), order);
  }

  private record Built<T extends MetaObject>(
      List<TableColumnDefinition> definitions, List<Cell<T>> fill, @Nullable Comparator<T> order)
      implements Columns<T> {
    @Override
    public List<@Nullable Object> cells(T object, Instant now) {
      List<@Nullable Object> row = new ArrayList<>(fill.size());
      for (Cell<T> cell : fill) {
        row.add(cell.of(object, now));
      }
      return row;
    }

    @Override
    public List<T> inOrder(List<T> objects) {
      return order == null ? objects : objects.stream().sorted(order).toList();
    }
  }
}
