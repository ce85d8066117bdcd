package dev.navarch.apimachinery.yaml;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a document before its aliases, merges and scalars are resolved. Lines count from 1.
 */
sealed interface YamlNode {
  int line();

  /**
   * A text with its explicit tag in full, if it has one; {@code plain} says that it is not quoted.
   */
  record Scalar(int line, @Nullable String tag, boolean plain, String text) implements YamlNode {
    boolean isMerge() {
      return text.equals("<<") && (tag == null ? plain : tag.equals(ScalarResolver.MERGE));
    }
  }

  /** A list. The items are filled in while it is read, because an alias inside may point to it. */
  record Sequence(int line, List<YamlNode> items) implements YamlNode {}

  /** A map: keys at even places, each followed by its value. Filled in like a list. */
  record Mapping(int line, List<YamlNode> entries) implements YamlNode {}

  /** A reference to an anchor. The target is the one that the name had at this place. */
  record Alias(int line, String name, YamlNode target) implements YamlNode {}
}
