package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An object whose metadata, and that of objects embedded in it, has the form that metadata has.
 *
 * @param object the object; what metadata does not know is not in it
 * @param unknownFields the paths of what was taken out, such as {@code metadata.extra}
 * @param problem why metadata could not be read, in the words of the decoder; null when it could.
 *     The object is then the one that was given
 */
public record Coerced(
    StringMap<@Nullable Object> object, List<String> unknownFields, @Nullable String problem) {
  public Coerced {
    unknownFields = List.copyOf(unknownFields);
  }
}
