package dev.navarch.apiserver.table;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadataDescriptor;
import dev.navarch.apimachinery.meta.v1.Table;
import dev.navarch.apimachinery.meta.v1.TableRow;
import dev.navarch.apimachinery.meta.v1.TableRowCondition;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.work.Work;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes tables of objects, for one request.
 *
 * @param version the version of the table: {@code v1} or {@code v1beta1} of {@code meta.k8s.io}
 * @param include how much of its object a row carries
 * @param encoder writes an object as compact JSON in the version that was asked for; called only
 *     where rows carry whole objects
 */
public record TableMaker(
    GroupVersion version, IncludeObject include, Function<MetaObject, byte[]> encoder) {
  private static final int UNITS_PER_ROW = 200;
  private static final Bytes NULL = Bytes.ofUtf8("null");

  /** The table of a list, which has its metadata. */
  public <T extends MetaObject> Table ofList(
      Columns<T> columns, List<T> objects, ListMeta metadata, Instant now) {
    List<TableRow> rows = new ArrayList<>(objects.size());
    for (T object : columns.inOrder(objects)) {
      Work.step(UNITS_PER_ROW);
      rows.add(row(columns, object, now));
    }
    return new Table(tableType(), metadata, columns.definitions(), List.copyOf(rows));
  }

  /**
   * The table of one object. Also that of an event of a watch; there only the first one has
   * headings, because the others would repeat them.
   */
  public <T extends MetaObject> Table ofObject(
      Columns<T> columns, T object, boolean headings, Instant now) {
    ListMeta metadata =
        ListMeta.builder().resourceVersion(object.metadata().resourceVersion()).build();
    return new Table(
        tableType(),
        metadata,
        headings ? columns.definitions() : Absent.list(),
        List.of(row(columns, object, now)));
  }

  private TypeMeta tableType() {
    return new TypeMeta("Table", version.toString());
  }

  private <T extends MetaObject> TableRow row(Columns<T> columns, T object, Instant now) {
    List<@Nullable Object> values = columns.cells(object, now);
    List<RawJson> cells = new ArrayList<>(values.size());
    for (@Nullable Object value : values) {
      cells.add(new RawJson(cell(value)));
    }
    List<TableRowCondition> conditions = columns.conditions(object);
    return new TableRow(
        List.copyOf(cells), conditions.isEmpty() ? Absent.list() : conditions, behind(object));
  }

  private static Bytes cell(@Nullable Object value) {
    if (value == null) {
      return NULL;
    }
    if (value instanceof String text) {
      JsonWriter out = new JsonWriter(text.length() + 8);
      out.string(text);
      return Bytes.wrap(out.toByteArray());
    }
    return Bytes.wrap(JsonTree.toBytes(JsonTree.copyOf(value)));
  }

  private RawExtension behind(MetaObject object) {
    return switch (include) {
      case NONE -> RawExtension.EMPTY;
      case METADATA -> new RawExtension(Bytes.wrap(metadataOf(object)));
      case OBJECT -> new RawExtension(Bytes.wrap(encoder.apply(object)));
    };
  }

  private byte[] metadataOf(MetaObject object) {
    TypeMeta type = new TypeMeta("PartialObjectMetadata", version.toString());
    JsonWriter out = new JsonWriter();
    PartialObjectMetadataDescriptor.INSTANCE.writeJson(
        out, new PartialObjectMetadata(type, object.metadata()));
    return out.toByteArray();
  }
}
