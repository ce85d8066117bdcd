package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes fields out of trees that their schema does not name. What a schema says it preserves stays;
 * where it names fields inside that, pruning goes on. Kind, version and metadata of an object stay
 * as they are. What needs no pruning is not copied.
 */
public final class Pruning {
  static final Set<String> META_FIELDS = Set.of("apiVersion", "kind", "metadata");

  /** The most characters of paths that are kept, so that long names do not fill the memory. */
  private static final int MAX_PATH_CHARACTERS = 1 << 20;

  private final List<String> unknown = new ArrayList<>(0);
  private int pathCharacters;

  /** The way to a value. Its text is made only for fields that are not known. */
  private record Way(@Nullable Way outer, String field, int index) {
    private static final Way ROOT = new Way(null, "", -1);

    Way field(String name) {
      return new Way(this, name, -1);
    }

    Way item(int position) {
      return new Way(this, "", position);
    }

    private void appendTo(StringBuilder out) {
      if (outer == null) {
        return;
      }
      outer.appendTo(out);
      if (index >= 0) {
        out.append('[').append(index).append(']');
      } else {
        out.append(out.isEmpty() ? "" : ".").append(field);
      }
    }

    @Override
    public String toString() {
      StringBuilder out = new StringBuilder();
      appendTo(out);
      return out.toString();
    }
  }

  private Pruning() {}

  /** Prunes a whole object. */
  public static Pruned object(StringMap<@Nullable Object> object, StructuralSchema schema) {
    Pruning run = new Pruning();
    Object tree = run.map(object, schema, true, schema.preserveUnknownFields(), Way.ROOT);
    return new Pruned(tree, run.sorted());
  }

  /** Prunes a value inside an object. */
  public static Pruned value(@Nullable Object value, StructuralSchema schema) {
    Pruning run = new Pruning();
    Object tree = run.prune(value, schema, Way.ROOT);
    return new Pruned(tree, run.sorted());
  }

  private void drop(Way field) {
    if (pathCharacters < MAX_PATH_CHARACTERS) {
      String text = field.toString();
      pathCharacters += text.length();
      unknown.add(text);
    }
  }

  private List<String> sorted() {
    Collections.sort(unknown);
    return unknown;
  }

  private @Nullable Object prune(
      @Nullable Object value, @Nullable StructuralSchema schema, Way path) {
    return walk(value, schema, schema != null && schema.preserveUnknownFields(), path);
  }

  private @Nullable Object walk(
      @Nullable Object value, @Nullable StructuralSchema schema, boolean preserve, Way path) {
    return switch (value) {
      case Map<?, ?> map ->
          map(
              JsonKind.object(map),
              schema,
              schema != null && schema.embeddedResource(),
              preserve,
              path);
      case List<?> list -> list(list, schema, preserve, path);
      case null, default -> value;
    };
  }

  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private StringMap<@Nullable Object> map(
      StringMap<@Nullable Object> map,
      @Nullable StructuralSchema schema,
      boolean resource,
      boolean preserve,
      Way path) {
    Work.step(map.size());
    @Nullable Object[] kept = new @Nullable Object[map.size() * 2];
    int size = 0;
    boolean changed = false;
    for (int i = 0; i < map.size(); i++) {
      String key = map.keyAt(i);
      Object value = map.valueAt(i);
      Object pruned = value;
      if (!(resource && META_FIELDS.contains(key))) {
        StructuralSchema property = schema == null ? null : schema.properties().get(key);
        Way inner = path.field(key);
        if (property != null) {
          pruned = prune(value, property, inner);
        } else if (schema != null && schema.additionalProperties() != null) {
          pruned = prune(value, schema.additionalSchema(), inner);
        } else if (!preserve) {
          drop(inner);
          changed = true;
          continue;
        }
      }
      changed |= pruned != value;
      kept[size++] = key;
      kept[size++] = pruned;
    }
    return changed ? StringMap.ofFlat(Arrays.copyOf(kept, size), d -> {}) : map;
  }

  /** Items of a list that preserves what it does not know preserve it too. */
  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private List<?> list(
      List<?> list, @Nullable StructuralSchema schema, boolean preserve, Way path) {
    StructuralSchema items = schema == null ? null : schema.items();
    if (preserve && items == null) {
      return list;
    }
    Work.step(list.size());
    List<@Nullable Object> pruned = new ArrayList<>(list.size());
    boolean changed = false;
    for (int i = 0; i < list.size(); i++) {
      Object item = list.get(i);
      boolean keep = preserve || (items != null && items.preserveUnknownFields());
      Object after = walk(item, items, keep, path.item(i));
      changed |= after != item;
      pruned.add(after);
    }
    return changed ? Collections.unmodifiableList(pruned) : list;
  }
}
