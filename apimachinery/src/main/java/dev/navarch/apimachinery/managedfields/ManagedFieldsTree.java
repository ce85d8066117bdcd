package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.managedfields.ManagedFields.Operation;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Managed fields where they stand in an object's tree: {@code metadata.managedFields}. */
public final class ManagedFieldsTree {
  private ManagedFieldsTree() {}

  /**
   * Reads the entries of an object.
   *
   * @throws IllegalArgumentException when an entry is not complete
   * @throws DecodeException when its fields or its time cannot be read
   */
  public static List<ManagedFields> get(StringMap<@Nullable Object> object) {
    List<ManagedFields> entries = new ArrayList<>();
    for (@Nullable Object entry : list(object)) {
      entries.add(read(entry, entries.size()));
    }
    return List.copyOf(entries);
  }

  /** The object with these entries, or with none at all when there are none. */
  public static StringMap<@Nullable Object> put(
      StringMap<@Nullable Object> object, List<ManagedFields> entries) {
    if (entries.isEmpty()) {
      return Metadata.without(object, Metadata.MANAGED_FIELDS);
    }
    List<@Nullable Object> trees = new ArrayList<>(entries.size());
    entries.forEach(entry -> trees.add(write(entry)));
    return Metadata.with(object, Metadata.MANAGED_FIELDS, List.copyOf(trees));
  }

  /**
   * The entries that an update starts from. A client may send its own, and those count, so that
   * entries can be edited; an empty list, or one empty entry, lets all owners go. Entries that are
   * missing or cannot be read are taken from the live object, so that a client that knows nothing
   * of them does not lose them; a write to a sub-resource always does so.
   */
  public static List<ManagedFields> forUpdate(
      StringMap<@Nullable Object> live, StringMap<@Nullable Object> newObject, String subresource) {
    if (subresource.isEmpty()) {
      if (isReset(newObject)) {
        return List.of();
      }
      List<ManagedFields> sent = getOrNone(newObject);
      if (!sent.isEmpty()) {
        return sent;
      }
    }
    return getOrNone(live);
  }

  private static List<ManagedFields> getOrNone(StringMap<@Nullable Object> object) {
    try {
      return get(object);
    } catch (IllegalArgumentException | DecodeException e) {
      return List.of();
    }
  }

  private static boolean isReset(StringMap<@Nullable Object> object) {
    if (!(Metadata.of(object).get(Metadata.MANAGED_FIELDS) instanceof List<?> entries)) {
      return false;
    }
    return entries.isEmpty()
        || (entries.size() == 1
            && entries.getFirst() instanceof StringMap<?> entry
            && entry.isEmpty());
  }

  private static List<?> list(StringMap<@Nullable Object> object) {
    return switch (Metadata.of(object).get(Metadata.MANAGED_FIELDS)) {
      case null -> List.of();
      case List<?> entries -> entries;
      default -> throw new IllegalArgumentException("managedFields must be a list");
    };
  }

  private static ManagedFields read(@Nullable Object tree, int index) {
    if (!(tree instanceof StringMap<?> entry)) {
      throw new IllegalArgumentException("managed fields entry " + index + " must be an object");
    }
    Operation operation = Operation.parse(text(entry, "operation"));
    String apiVersion = text(entry, "apiVersion");
    if (apiVersion.isEmpty()) {
      throw new IllegalArgumentException("apiVersion must not be empty");
    }
    String fieldsType = text(entry, "fieldsType");
    if (fieldsType.isEmpty()) {
      throw new IllegalArgumentException("missing fieldsType in managed fields entry " + index);
    }
    if (!fieldsType.equals(ManagedFields.FIELDS_TYPE)) {
      throw new IllegalArgumentException(
          "invalid fieldsType "
              + GoQuoting.quote(fieldsType)
              + " in managed fields entry "
              + index);
    }
    String time = text(entry, "time");
    return new ManagedFields(
        text(entry, "manager"),
        operation,
        apiVersion,
        time.isEmpty() ? null : Time.parse(time),
        text(entry, "subresource"),
        FieldSet.ofTree(entry.get("fieldsV1")));
  }

  private static String text(StringMap<?> entry, String field) {
    return switch (entry.get(field)) {
      case null -> "";
      case String text -> text;
      default -> throw new IllegalArgumentException(field + " must be a text");
    };
  }

  private static StringMap<@Nullable Object> write(ManagedFields entry) {
    StringMap<@Nullable Object> tree =
        StringMap.<@Nullable Object>of("apiVersion", entry.apiVersion())
            .with("fieldsType", ManagedFields.FIELDS_TYPE)
            .with("fieldsV1", entry.fields().toTree())
            .with("operation", entry.operation().text());
    if (!entry.manager().isEmpty()) {
      tree = tree.with("manager", entry.manager());
    }
    if (entry.time() != null) {
      tree = tree.with("time", entry.time().toString());
    }
    return entry.subresource().isEmpty() ? tree : tree.with("subresource", entry.subresource());
  }
}
