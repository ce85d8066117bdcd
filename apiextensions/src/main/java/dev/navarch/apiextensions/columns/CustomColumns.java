package dev.navarch.apiextensions.columns;

import dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition;
import dev.navarch.apimachinery.jsonpath.JsonPath;
import dev.navarch.apimachinery.jsonpath.JsonPathException;
import dev.navarch.apimachinery.meta.v1.TableColumnDefinition;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The columns of a custom resource in one of its versions: the name, then those it defines. */
public final class CustomColumns implements Columns<Unstructured> {
  /** The one column of resources that define none. */
  private static final List<CustomResourceColumnDefinition> AGE =
      List.of(
          CustomResourceColumnDefinition.builder()
              .name("Age")
              .type("date")
              .description(Descriptions.CREATED)
              .jsonPath(".metadata.creationTimestamp")
              .build());

  /** Values that a path may look at to fill one cell; paths are written by strangers. */
  private static final int VALUES_PER_CELL = 10_000;

  private record Column(String type, JsonPath path) {}

  private final List<TableColumnDefinition> definitions;
  private final List<Column> columns;

  private CustomColumns(List<TableColumnDefinition> definitions, List<Column> columns) {
    this.definitions = List.copyOf(definitions);
    this.columns = List.copyOf(columns);
  }

  /**
   * Makes columns of a version's {@code additionalPrinterColumns}. Where there are none, they are
   * the name and the age.
   *
   * @throws IllegalArgumentException when a path is not well-formed
   */
  public static CustomColumns of(List<CustomResourceColumnDefinition> additional) {
    List<TableColumnDefinition> definitions = new ArrayList<>();
    List<Column> columns = new ArrayList<>();
    definitions.add(new TableColumnDefinition("Name", "string", "name", Descriptions.NAME, 0));
    for (CustomResourceColumnDefinition column : additional.isEmpty() ? AGE : additional) {
      columns.add(new Column(column.type(), path(column.jsonPath())));
      definitions.add(
          new TableColumnDefinition(
              column.name(),
              column.type(),
              column.format(),
              column.description().isEmpty()
                  ? "What the object has at the path " + column.jsonPath()
                  : column.description(),
              column.priority()));
    }
    return new CustomColumns(definitions, columns);
  }

  private static JsonPath path(String path) {
    try {
      return JsonPath.parse("{" + path + "}").allowMissingKeys().limitTo(VALUES_PER_CELL);
    } catch (JsonPathException e) {
      throw new IllegalArgumentException(
          "unrecognized column definition " + GoQuoting.quote(path), e);
    }
  }

  @Override
  public List<TableColumnDefinition> definitions() {
    return definitions;
  }

  @Override
  public List<@Nullable Object> cells(Unstructured object, Instant now) {
    List<@Nullable Object> cells = new ArrayList<>(columns.size() + 1);
    cells.add(object.name());
    for (Column column : columns) {
      cells.add(cell(column, object, now));
    }
    return cells;
  }

  /** The first value that the path finds; empty where it finds none or does not fit. */
  private static @Nullable Object cell(Column column, Unstructured object, Instant now) {
    List<List<@Nullable Object>> found;
    try {
      found = column.path().find(object.content());
    } catch (JsonPathException e) {
      return null;
    }
    if (found.isEmpty() || found.getFirst().isEmpty()) {
      return null;
    }
    return TypedCell.of(column.type(), found.getFirst().getFirst(), now);
  }
}
