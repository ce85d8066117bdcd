package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.work.Work;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What tells the items of sets and of lists with keys apart. */
final class ItemKeys {
  private static final int UNITS_PER_KEY = 8;

  private ItemKeys() {}

  /** An item that cannot be told from others; the message says why. */
  static final class NoKeyException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoKeyException(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * The path elements of all items.
   *
   * @throws SchemaException when an item has none
   */
  static List<PathElement> all(ListType type, List<@Nullable Object> items) {
    Work.step(items.size() * UNITS_PER_KEY);
    List<PathElement> elements = new ArrayList<>(items.size());
    for (@Nullable Object item : items) {
      try {
        elements.add(of(type, item));
      } catch (NoKeyException e) {
        throw new SchemaException(
            List.of(
                new SchemaException.Finding(
                    FieldPath.ROOT, "element " + elements.size() + ": " + e.getMessage())));
      }
    }
    return elements;
  }

  /** The path element of an item in a list that is a set or has keys. */
  static PathElement of(ListType type, @Nullable Object item) {
    return type.kind() == ListKind.MAP ? keyed(type, item) : value(item);
  }

  private static PathElement value(@Nullable Object item) {
    return switch (item) {
      case null ->
          throw new NoKeyException(
              "associative list without keys has an element that's an explicit null");
      case StringMap<?> map ->
          throw new NoKeyException(
              "associative list without keys has an element that's a map type");
      case List<?> list ->
          throw new NoKeyException("not supported: associative list with lists as elements");
      default -> new PathElement.Value(item);
    };
  }

  private static PathElement keyed(ListType type, @Nullable Object item) {
    if (item == null) {
      throw new NoKeyException("associative list with keys may not have a null element");
    }
    StringMap<@Nullable Object> fields = Tree.asMap(item);
    if (fields == null) {
      throw new NoKeyException("associative list with keys may not have non-map elements");
    }
    StringMap<@Nullable Object> key = StringMap.of();
    for (String name : type.keys()) {
      if (fields.containsKey(name)) {
        key = key.with(name, fields.get(name));
      } else {
        @Nullable Object value = defaultOf(type.element(), name);
        key = value == null ? key : key.with(name, value);
      }
    }
    if (key.isEmpty()) {
      throw new NoKeyException(
          "associative list with keys has an element that omits all key fields ["
              + type.keys().stream().map(GoQuoting::quote).collect(Collectors.joining(" "))
              + "] (and doesn't have default values for any key fields)");
    }
    return new PathElement.Key(key);
  }

  private static @Nullable Object defaultOf(TreeType element, String name) {
    if (element instanceof StructType struct) {
      FieldDescriptor field = struct.descriptor().jsonField(name);
      String json = field == null ? null : field.defaultJson();
      if (json != null) {
        return JsonTree.parse(json.getBytes(StandardCharsets.UTF_8));
      }
      // A text that must always be there is an empty one where it is not.
      if (field != null && field.required() && field.type() == ValueType.Scalar.STRING) {
        return "";
      }
    }
    return null;
  }
}
