package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.schema.StructuralSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value and what was in its place before, for letting pass what a writer did not touch. Where
 * there is no such place, the nearest one around it decides.
 *
 * <p>Belongs to one check on one thread.
 */
final class Ratchet {
  /** What lets nothing pass: there is no object from before. */
  static final Ratchet NONE = new Ratchet(StructuralSchema.EMPTY, null, null, false);

  private final StructuralSchema schema;
  private final @Nullable Object now;
  private final @Nullable Object before;
  private final boolean known;
  private final @Nullable Ratchet around;
  private @Nullable Boolean unchanged;
  private @Nullable Map<String, Object> itemsBefore;

  private Ratchet(
      StructuralSchema schema, @Nullable Object now, @Nullable Object before, boolean known) {
    this(schema, now, before, known, null);
  }

  private Ratchet(
      StructuralSchema schema,
      @Nullable Object now,
      @Nullable Object before,
      boolean known,
      @Nullable Ratchet around) {
    this.schema = schema;
    this.now = now;
    this.before = before;
    this.known = known;
    this.around = around;
  }

  static Ratchet of(StructuralSchema schema, @Nullable Object now, @Nullable Object before) {
    return before == null ? NONE : new Ratchet(schema, now, before, true);
  }

  Ratchet field(String name, StructuralSchema field, boolean root) {
    if (!known) {
      return this;
    }
    if (root && (name.equals("apiVersion") || name.equals("kind"))) {
      return NONE;
    }
    if (now instanceof Map<?, ?> current
        && before instanceof Map<?, ?> old
        && current.containsKey(name)
        && old.containsKey(name)) {
      return new Ratchet(field, current.get(name), old.get(name), true, this);
    }
    return new Ratchet(field, null, null, false, this);
  }

  Ratchet item(int index, StructuralSchema items) {
    if (!known) {
      return this;
    }
    @Nullable Object item = now instanceof List<?> current ? current.get(index) : null;
    @Nullable Object old = schema.isMapList() ? oldItem(item) : null;
    return new Ratchet(items, item, old, old != null, this);
  }

  private @Nullable Object oldItem(@Nullable Object item) {
    if (!(before instanceof List<?> old)) {
      return null;
    }
    if (itemsBefore == null) {
      itemsBefore = byKeys(old, schema.listMapKeys());
    }
    return itemsBefore.get(SchemaList.itemKeys(item, schema.listMapKeys()));
  }

  static Map<String, Object> byKeys(List<?> items, List<String> keys) {
    Map<String, Object> byKeys = new HashMap<>();
    for (Object item : items) {
      if (item != null) {
        byKeys.putIfAbsent(SchemaList.itemKeys(item, keys), item);
      }
    }
    return byKeys;
  }

  /** Whether the value, or what is around it where it has no former self, is as it was. */
  boolean isUnchanged() {
    if (!known) {
      return around != null && around.isUnchanged();
    }
    if (unchanged == null) {
      unchanged = isSame(now, before, schema);
    }
    return unchanged;
  }

  private static boolean isSame(
      @Nullable Object now, @Nullable Object before, @Nullable StructuralSchema schema) {
    if (now instanceof Map<?, ?> current && before instanceof Map<?, ?> old) {
      return current.size() == old.size()
          && current.entrySet().stream()
              .allMatch(entry ->
                  old.containsKey(entry.getKey())
                      && isSame(
                          entry.getValue(),
                          old.get(entry.getKey()),
                          schema == null ? null : schema.field((String) entry.getKey())));
    }
    if (now instanceof List<?> current && before instanceof List<?> old) {
      return current.size() == old.size() && isSameList(current, old, schema);
    }
    return Objects.equals(now, before);
  }

  private static boolean isSameList(
      List<?> now, List<?> before, @Nullable StructuralSchema schema) {
    StructuralSchema items = schema == null ? null : schema.items();
    if (schema != null && schema.isMapList()) {
      Map<String, Object> old = byKeys(before, schema.listMapKeys());
      return now.stream()
          .allMatch(item -> {
            Object former = old.get(SchemaList.itemKeys(item, schema.listMapKeys()));
            return former != null && isSame(item, former, items);
          });
    }
    for (int i = 0; i < now.size(); i++) {
      if (!isSame(now.get(i), before.get(i), items)) {
        return false;
      }
    }
    return true;
  }
}
