package dev.navarch.apiextensions.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tree without what its schema does not know.
 *
 * @param tree what is left
 * @param unknownFields the paths of what was taken out, such as {@code spec.list[1].extra}, in
 *     order
 */
public record Pruned(@Nullable Object tree, List<String> unknownFields) {
  public Pruned {
    unknownFields = List.copyOf(unknownFields);
  }

  /** What strict field validation says of the unknown fields. */
  public List<String> messages() {
    return unknownFields.stream().map(path -> "unknown field \"" + path + "\"").toList();
  }
}
