package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads and builds the immutable trees of {@link dev.navarch.apimachinery.json.JsonTree}. */
final class Tree {
  /** How many references are copied within one unit of work. */
  static final int ITEMS_PER_UNIT = 64;

  private Tree() {}

  /** A value that is known to be an object. */
  @SuppressWarnings("unchecked") // keys of a JSON object are texts
  static StringMap<@Nullable Object> object(@Nullable Object value) {
    return StringMap.copyOf((Map<String, @Nullable Object>) Objects.requireNonNull(value));
  }

  /** A value that is known to be an array. */
  @SuppressWarnings("unchecked") // any object may be an item
  static List<@Nullable Object> list(@Nullable Object value) {
    return (List<@Nullable Object>) Objects.requireNonNull(value);
  }

  /** An immutable array of items, some of which may be null. */
  static List<@Nullable Object> listOf(Collection<? extends @Nullable Object> items) {
    return items.isEmpty() ? List.of() : Collections.unmodifiableList(new ArrayList<>(items));
  }

  /** A value without the members that are null; items that are null stay. */
  static @Nullable Object withoutNulls(@Nullable Object value) {
    return switch (JsonKind.of(value)) {
      case OBJECT -> {
        Map<String, @Nullable Object> kept = new HashMap<>();
        object(value)
            .forEach((key, member) -> {
              if (member != null) {
                kept.put(key, withoutNulls(member));
              }
            });
        yield StringMap.copyOf(kept);
      }
      case ARRAY -> {
        Work.step(list(value).size());
        List<@Nullable Object> items = new ArrayList<>();
        list(value).forEach(item -> items.add(withoutNulls(item)));
        yield listOf(items);
      }
      case STRING, INTEGER, FLOAT, BOOL, NULL -> value;
    };
  }
}
