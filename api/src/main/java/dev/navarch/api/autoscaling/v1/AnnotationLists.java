package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists of records as the text of an annotation. */
final class AnnotationLists {
  private AnnotationLists() {}

  static <T> String write(List<T> list, TypeDescriptor<T> type) {
    JsonWriter out = new JsonWriter();
    out.list(list, type);
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  /** Reads a list. An annotation that is not there and one that cannot be read give none. */
  static <T> Optional<List<T>> read(@Nullable String annotation, TypeDescriptor<T> type) {
    if (annotation == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          JsonReader.read(
              annotation.getBytes(StandardCharsets.UTF_8),
              false,
              in -> in.list(type, type.zero())));
    } catch (DecodeException e) {
      return Optional.empty();
    }
  }
}
