package dev.navarch.client.config;

import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The lists of a kubeconfig, each item of which has a name and a body, and which are maps in all
 * but their form.
 */
final class NamedEntries {
  private NamedEntries() {}

  /** Reads a list; a name that stands there twice is refused. */
  static <T extends @Nullable Object> Map<String, T> read(
      Fields parent, String list, Function<Fields, T> body) {
    Map<String, T> entries = new LinkedHashMap<>();
    for (Fields item : parent.objects(list)) {
      String name = item.text("name");
      if (entries.containsKey(name)) {
        throw new DecodeException(
            item.place() + ": duplicate name " + GoQuoting.quote(name) + " in list");
      }
      entries.put(name, body.apply(item));
    }
    return Collections.unmodifiableMap(entries);
  }

  static Map<String, @Nullable Object> extensions(Fields parent) {
    return NamedEntries.<@Nullable Object>read(parent, "extensions", item -> item.any("extension"));
  }

  static <T extends @Nullable Object> List<Map<String, @Nullable Object>> write(
      Map<String, T> entries, String part, Function<T, ? extends @Nullable Object> body) {
    List<Map<String, @Nullable Object>> list = new ArrayList<>();
    entries.forEach((name, value) -> list.add(entry(name, part, body.apply(value))));
    return list;
  }

  static List<Map<String, @Nullable Object>> writeExtensions(
      Map<String, @Nullable Object> extensions) {
    return NamedEntries.<@Nullable Object>write(extensions, "extension", value -> value);
  }

  static Map<String, @Nullable Object> entry(String name, String part, @Nullable Object body) {
    Map<String, @Nullable Object> entry = new LinkedHashMap<>();
    entry.put("name", name);
    entry.put(part, body);
    return entry;
  }
}
