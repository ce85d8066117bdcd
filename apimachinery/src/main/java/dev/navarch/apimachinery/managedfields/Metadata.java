package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import org.jspecify.annotations.Nullable;

/** What is read from, and written to, an object's metadata without knowing its type. */
final class Metadata {
  private static final String METADATA = "metadata";
  private static final String ANNOTATIONS = "annotations";
  static final String MANAGED_FIELDS = "managedFields";

  private Metadata() {}

  static StringMap<@Nullable Object> of(StringMap<@Nullable Object> object) {
    return map(object.get(METADATA));
  }

  static StringMap<@Nullable Object> annotations(StringMap<@Nullable Object> object) {
    return map(of(object).get(ANNOTATIONS));
  }

  /** A field of the metadata that is a text, or the empty text. */
  static String text(StringMap<@Nullable Object> object, String field) {
    return of(object).get(field) instanceof String text ? text : "";
  }

  static StringMap<@Nullable Object> with(
      StringMap<@Nullable Object> object, String field, @Nullable Object value) {
    return object.with(METADATA, of(object).with(field, value));
  }

  static StringMap<@Nullable Object> without(StringMap<@Nullable Object> object, String field) {
    StringMap<@Nullable Object> metadata = of(object);
    return metadata.containsKey(field) ? object.with(METADATA, metadata.without(field)) : object;
  }

  static StringMap<@Nullable Object> withAnnotations(
      StringMap<@Nullable Object> object, StringMap<@Nullable Object> annotations) {
    return with(object, ANNOTATIONS, annotations);
  }

  @SuppressWarnings("unchecked") // an unmodifiable map may be read as one of a wider type
  private static StringMap<@Nullable Object> map(@Nullable Object node) {
    return node instanceof StringMap<?> map ? (StringMap<@Nullable Object>) map : StringMap.of();
  }
}
