package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one object of a configuration, taken one by one; what nobody took is kept. A field
 * of the wrong type is a {@link DecodeException} that tells its place and never its value. Belongs
 * to one thread.
 */
final class Fields {
  private final String place;
  private final Map<String, @Nullable Object> tree = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();

  Fields(@Nullable Object value, String place) {
    this.place = place;
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, field) -> tree.put((String) key, field));
    } else if (value != null) {
      throw wrong(place, "an object");
    }
  }

  private static DecodeException wrong(String place, String wanted) {
    return new DecodeException((place.isEmpty() ? "the document" : place) + " must be " + wanted);
  }

  String at(String name) {
    return place.isEmpty() ? name : place + "." + name;
  }

  private @Nullable Object take(String name) {
    taken.add(name);
    return tree.get(name);
  }

  boolean has(String name) {
    return tree.get(name) != null;
  }

  String text(String name) {
    return text(take(name), at(name));
  }

  private static String text(@Nullable Object value, String place) {
    return switch (value) {
      case null -> "";
      case String text -> text;
      default -> throw wrong(place, "a string");
    };
  }

  boolean flag(String name) {
    return switch (take(name)) {
      case null -> false;
      case Boolean flag -> flag;
      default -> throw wrong(at(name), "a boolean");
    };
  }

  /** Bytes in base 64; {@link Bytes#NONE} when absent. */
  Bytes bytes(String name) {
    String text = text(name);
    if (text.isEmpty()) {
      return Bytes.NONE;
    }
    try {
      return Bytes.fromBase64(text);
    } catch (RuntimeException unreadable) { // its message may show what the bytes are
      throw wrong(at(name), "data in base64");
    }
  }

  List<String> texts(String name) {
    return texts(take(name), at(name));
  }

  private static List<String> texts(@Nullable Object value, String place) {
    List<String> texts = new ArrayList<>();
    List<?> items = items(value, place);
    for (int i = 0; i < items.size(); i++) {
      texts.add(text(items.get(i), place + "[" + i + "]"));
    }
    return List.copyOf(texts);
  }

  private static List<?> items(@Nullable Object value, String place) {
    return switch (value) {
      case null -> List.of();
      case List<?> list -> list;
      default -> throw wrong(place, "a list");
    };
  }

  Map<String, String> textMap(String name) {
    Map<String, String> all = new LinkedHashMap<>();
    Fields fields = object(name);
    fields.tree.keySet().forEach(key -> all.put(key, fields.text(key)));
    return Collections.unmodifiableMap(all);
  }

  Map<String, List<String>> textsMap(String name) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    Fields fields = object(name);
    fields.tree.keySet().forEach(key -> all.put(key, fields.texts(key)));
    return Collections.unmodifiableMap(all);
  }

  Fields object(String name) {
    return new Fields(take(name), at(name));
  }

  List<Fields> objects(String name) {
    List<?> items = items(take(name), at(name));
    List<Fields> objects = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      objects.add(new Fields(items.get(i), at(name) + "[" + i + "]"));
    }
    return objects;
  }

  /** A field of any type. */
  @Nullable Object any(String name) {
    return JsonTree.copyOf(take(name));
  }

  String place() {
    return place;
  }

  /** What nobody took. */
  StringMap<@Nullable Object> others() {
    Map<String, @Nullable Object> others = new LinkedHashMap<>(tree);
    others.keySet().removeAll(taken);
    return StringMap.copyOf(others);
  }
}
