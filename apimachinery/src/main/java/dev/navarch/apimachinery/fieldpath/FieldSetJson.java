package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * FieldsV1, the JSON form of a set: objects inside objects, named by path elements. An object
 * without fields, or one with a field {@code .}, stands for a member.
 */
final class FieldSetJson {
  private static final String SELF = ".";

  private FieldSetJson() {}

  static byte[] write(FieldSet set) {
    JsonWriter out = new JsonWriter(256);
    write(set, false, out);
    return out.toByteArray();
  }

  private static void write(FieldSet set, boolean self, JsonWriter out) {
    out.beginObject();
    if (self && !set.isEmpty()) {
      out.key(SELF);
      out.beginObject();
      out.endObject();
    }
    for (FieldSet.Node node : set.nodes()) {
      out.key(node.element().encode());
      write(node.children(), node.member(), out);
    }
    out.endObject();
  }

  static StringMap<@Nullable Object> toTree(FieldSet set) {
    return toTree(set, false);
  }

  private static StringMap<@Nullable Object> toTree(FieldSet set, boolean self) {
    List<@Nullable Object> flat = new ArrayList<>();
    if (self && !set.isEmpty()) {
      flat.add(SELF);
      flat.add(StringMap.of());
    }
    for (FieldSet.Node node : set.nodes()) {
      flat.add(node.element().encode());
      flat.add(toTree(node.children(), node.member()));
    }
    return Tree.mapOf(flat);
  }

  static FieldSet read(byte[] json) {
    return fromTree(JsonTree.parse(json));
  }

  static FieldSet fromTree(@Nullable Object tree) {
    FieldSet.Builder builder = new FieldSet.Builder();
    if (tree != null) {
      read(object(tree), builder, 0);
    }
    return builder.build();
  }

  /** Reads what is below one element; true when the element itself is a member. */
  private static boolean read(
      StringMap<@Nullable Object> object, FieldSet.Builder builder, int depth) {
    if (depth > JsonReader.MAX_DEPTH) {
      throw new DecodeException("fields nest deeper than " + JsonReader.MAX_DEPTH);
    }
    boolean self = false;
    boolean anyChild = false;
    for (int i = 0; i < object.size(); i++) {
      String name = object.keyAt(i);
      if (name.equals(SELF)) {
        self = true;
        continue;
      }
      PathElement element = PathElement.parse(name).orElse(null);
      if (element == null) {
        continue;
      }
      anyChild = true;
      @Nullable Object below = object.valueAt(i);
      if (below == null || read(object(below), builder.child(element), depth + 1)) {
        builder.add(element);
      }
    }
    return self || !anyChild;
  }

  private static StringMap<@Nullable Object> object(Object tree) {
    StringMap<@Nullable Object> object = Tree.asMap(tree);
    if (object == null) {
      throw new DecodeException("a set of fields must be an object");
    }
    return object;
  }
}
