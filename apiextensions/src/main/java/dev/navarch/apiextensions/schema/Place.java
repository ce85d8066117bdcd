package dev.navarch.apiextensions.schema;

import org.jspecify.annotations.Nullable;

/**
 * The place of a value in an object as the messages of schema validation name it. A step costs one
 * small object; the text is made only for a message.
 */
final class Place {
  static final Place ROOT = new Place(null, "", -1, false);

  private final @Nullable Place parent;
  private final String name;
  private final int index;

  /** Whether the dot before the name stands even at the root, as it does for entries of maps. */
  private final boolean dotted;

  private Place(@Nullable Place parent, String name, int index, boolean dotted) {
    this.parent = parent;
    this.name = name;
    this.index = index;
    this.dotted = dotted;
  }

  Place property(String property) {
    return new Place(this, property, -1, false);
  }

  /** An entry that is not one of the properties, or a property that is missing. */
  Place entry(String key) {
    return new Place(this, key, -1, true);
  }

  Place item(int position) {
    return new Place(this, "", position, false);
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    appendTo(out);
    return out.toString();
  }

  private void appendTo(StringBuilder out) {
    if (parent == null) {
      return;
    }
    parent.appendTo(out);
    if (index >= 0) {
      out.append('[').append(index).append(']');
    } else {
      out.append(dotted || !out.isEmpty() ? "." : "").append(name);
    }
  }
}
