package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One step of a {@link JsonPatch}. Which members a step needs is checked when it runs, as it is in
 * Kubernetes: a patch may hold nonsense behind a step that fails.
 *
 * @param op what to do
 * @param path a JSON pointer to the place that changes or is tested
 * @param from a JSON pointer to the source of a move or copy
 * @param value the value to add, to put in place or to compare with; null stands for JSON's null
 *     and for a missing member alike
 */
public record JsonPatchOperation(
    String op, @Nullable String path, @Nullable String from, @Nullable Object value) {

  /** Adds a member, or inserts an item before an index or, for {@code -}, at the end. */
  public static JsonPatchOperation add(String path, @Nullable Object value) {
    return new JsonPatchOperation("add", path, null, value);
  }

  /** Removes a member or item. */
  public static JsonPatchOperation remove(String path) {
    return new JsonPatchOperation("remove", path, null, null);
  }

  /** Puts a value in the place of another. */
  public static JsonPatchOperation replace(String path, @Nullable Object value) {
    return new JsonPatchOperation("replace", path, null, value);
  }

  /** Removes a value from one place and adds it at another. */
  public static JsonPatchOperation move(String from, String path) {
    return new JsonPatchOperation("move", path, from, null);
  }

  /** Adds the value of one place at another. */
  public static JsonPatchOperation copy(String from, String path) {
    return new JsonPatchOperation("copy", path, from, null);
  }

  /** Fails the whole patch unless a place holds a value. */
  public static JsonPatchOperation test(String path, @Nullable Object value) {
    return new JsonPatchOperation("test", path, null, value);
  }

  /** Reads a step of a patch; {@code null} is one without members. */
  static JsonPatchOperation decode(@Nullable Object tree) {
    JsonKind kind = JsonKind.of(tree);
    if (kind == JsonKind.NULL) {
      return new JsonPatchOperation("unknown", null, null, null);
    }
    if (kind != JsonKind.OBJECT) {
      throw JsonPatch.undecodable(kind, "Go value of type handlers.jsonPatchOp");
    }
    StringMap<@Nullable Object> members = Tree.object(tree);
    String op = text(members, "op");
    return new JsonPatchOperation(
        op == null ? "unknown" : op,
        text(members, "path"),
        text(members, "from"),
        members.get("value"));
  }

  private static @Nullable String text(StringMap<@Nullable Object> members, String name) {
    Object value = members.get(name);
    if (value == null || value instanceof String) {
      return (String) value;
    }
    throw JsonPatch.undecodable(
        JsonKind.of(value), "Go struct field jsonPatchOp." + name + " of type string");
  }

  /** The step as it stands in a patch document. */
  StringMap<@Nullable Object> toTree() {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    members.put("op", op);
    if (path != null) {
      members.put("path", path);
    }
    if (from != null) {
      members.put("from", from);
    }
    if (value != null || op.equals("add") || op.equals("replace") || op.equals("test")) {
      members.put("value", value);
    }
    return StringMap.copyOf(members);
  }
}
