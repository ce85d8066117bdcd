package dev.navarch.apimachinery.validation;

import org.jspecify.annotations.Nullable;

/**
 * The place of a field inside an object, such as {@code spec.containers[0].env[name]}.
 *
 * <p>Validation makes a path for everything it visits and prints few of them, so a step costs one
 * small object and the text is put together only when somebody asks for it.
 */
public final class FieldPath {

  /** The object itself. Its text is {@code <nil>}; paths that start here do not show it. */
  public static final FieldPath ROOT = new FieldPath(null, Step.FIELD, "", 0);

  private enum Step {
    FIELD,
    INDEX,
    KEY
  }

  /** Null for the root alone. */
  private final @Nullable FieldPath parent;

  private final Step step;
  private final String name;
  private final int index;

  private FieldPath(@Nullable FieldPath parent, Step step, String name, int index) {
    this.parent = parent;
    this.step = step;
    this.name = name;
    this.index = index;
  }

  /** The path through fields, from the root on. */
  public static FieldPath of(String field, String... more) {
    return ROOT.child(field, more);
  }

  /** A field of this one, and fields of that one in turn. */
  public FieldPath child(String field, String... more) {
    FieldPath path = new FieldPath(this, Step.FIELD, field, 0);
    for (String next : more) {
      path = new FieldPath(path, Step.FIELD, next, 0);
    }
    return path;
  }

  /** An item of the list that is here. */
  public FieldPath index(int position) {
    return new FieldPath(this, Step.INDEX, "", position);
  }

  /** The value at a key of the map that is here. The text shows the key as it is, unquoted. */
  public FieldPath key(String key) {
    return new FieldPath(this, Step.KEY, key, 0);
  }

  private void appendTo(StringBuilder out) {
    if (parent == null) {
      return;
    }
    parent.appendTo(out);
    switch (step) {
      case FIELD -> out.append(parent.parent == null ? "" : ".").append(name);
      case INDEX -> out.append('[').append(index).append(']');
      case KEY -> out.append('[').append(name).append(']');
    }
  }

  /** Paths are equal when their texts are. */
  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof FieldPath other && toString().equals(other.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public String toString() {
    if (parent == null) {
      return "<nil>";
    }
    StringBuilder out = new StringBuilder();
    appendTo(out);
    return out.toString();
  }
}
