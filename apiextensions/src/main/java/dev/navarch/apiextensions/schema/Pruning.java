package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
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

  private final List<String> unknown = new ArrayList<>(0);

  private Pruning() {}

  /** Prunes a whole object. */
  public static Pruned object(StringMap<@Nullable Object> object, StructuralSchema schema) {
    Pruning run = new Pruning();
    Object tree = run.map(object, schema, true, schema.preserveUnknownFields(), "");
    return new Pruned(tree, run.sorted());
  }

  /** Prunes a value inside an object. */
  public static Pruned value(@Nullable Object value, StructuralSchema schema) {
    Pruning run = new Pruning();
    Object tree = run.prune(value, schema, "");
    return new Pruned(tree, run.sorted());
  }

  private List<String> sorted() {
    Collections.sort(unknown);
    return unknown;
  }

  private @Nullable Object prune(
      @Nullable Object value, @Nullable StructuralSchema schema, String path) {
    return walk(value, schema, schema != null && schema.preserveUnknownFields(), path);
  }

  private @Nullable Object walk(
      @Nullable Object value, @Nullable StructuralSchema schema, boolean preserve, String path) {
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
      String path) {
    @Nullable Object[] kept = new @Nullable Object[map.size() * 2];
    int size = 0;
    boolean changed = false;
    for (int i = 0; i < map.size(); i++) {
      String key = map.keyAt(i);
      Object value = map.valueAt(i);
      Object pruned = value;
      if (!(resource && META_FIELDS.contains(key))) {
        StructuralSchema property = schema == null ? null : schema.properties().get(key);
        String inner = path.isEmpty() ? key : path + "." + key;
        if (property != null) {
          pruned = prune(value, property, inner);
        } else if (schema != null && schema.additionalProperties() != null) {
          pruned = prune(value, schema.additionalSchema(), inner);
        } else if (!preserve) {
          unknown.add(inner);
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
      List<?> list, @Nullable StructuralSchema schema, boolean preserve, String path) {
    StructuralSchema items = schema == null ? null : schema.items();
    if (preserve && items == null) {
      return list;
    }
    List<@Nullable Object> pruned = new ArrayList<>(list.size());
    boolean changed = false;
    for (int i = 0; i < list.size(); i++) {
      Object item = list.get(i);
      boolean keep = preserve || (items != null && items.preserveUnknownFields());
      Object after = walk(item, items, keep, path + "[" + i + "]");
      changed |= after != item;
      pruned.add(after);
    }
    return changed ? Collections.unmodifiableList(pruned) : list;
  }
}
