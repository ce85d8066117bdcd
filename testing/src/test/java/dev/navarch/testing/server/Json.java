package dev.navarch.testing.server;

import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A place in a JSON document; what is not there is null. */
record Json(@Nullable Object value) {
  static Json parse(byte[] text) {
    return new Json(JsonTree.parse(text));
  }

  static Json parse(String text) {
    return parse(text.getBytes(StandardCharsets.UTF_8));
  }

  Json at(String... path) {
    Object place = value;
    for (String name : path) {
      place = place instanceof Map<?, ?> map ? map.get(name) : null;
    }
    return new Json(place);
  }

  /** The text; empty if there is none. */
  String text() {
    return value instanceof String text ? text : "";
  }

  /** The number; 0 if there is none. */
  long number() {
    return value instanceof Number number ? number.longValue() : 0;
  }

  boolean isMissing() {
    return value == null;
  }

  List<Json> items() {
    return value instanceof List<?> list ? list.stream().map(Json::new).toList() : List.of();
  }

  String name() {
    return at("metadata", "name").text();
  }

  /** The namespace and the name. */
  String key() {
    return at("metadata", "namespace").text() + "/" + name();
  }

  String uid() {
    return at("metadata", "uid").text();
  }

  long version() {
    String version = at("metadata", "resourceVersion").text();
    return version.isEmpty() ? 0 : Long.parseLong(version);
  }
}
