package dev.navarch.apiserver.http;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Header fields in the order in which they came, by names that do not depend on case. Immutable.
 *
 * <p>A request has a dozen of them: looking through all is faster than any index.
 */
public final class Headers {
  public static final Headers NONE = new Headers(new String[0]);

  /** Names and values in turn. */
  private final String[] fields;

  private Headers(String[] fields) {
    this.fields = fields;
  }

  public static Headers of(String name, String value) {
    return new Headers(new String[] {name, value});
  }

  public static Builder builder() {
    return new Builder();
  }

  public Optional<String> first(String name) {
    for (int i = 0; i < fields.length; i += 2) {
      if (fields[i].equalsIgnoreCase(name)) {
        return Optional.of(fields[i + 1]);
      }
    }
    return Optional.empty();
  }

  /** All values of a name; none if it does not occur. */
  public List<String> all(String name) {
    List<String> values = new ArrayList<>(1);
    for (int i = 0; i < fields.length; i += 2) {
      if (fields[i].equalsIgnoreCase(name)) {
        values.add(fields[i + 1]);
      }
    }
    return List.copyOf(values);
  }

  public void forEach(BiConsumer<String, String> action) {
    for (int i = 0; i < fields.length; i += 2) {
      action.accept(fields[i], fields[i + 1]);
    }
  }

  /** These and more. */
  public Headers with(String name, String value) {
    Builder builder = builder();
    forEach(builder::add);
    return builder.add(name, value).build();
  }

  /** The names alone: values may be secrets. */
  @Override
  public String toString() {
    Set<String> names = new LinkedHashSet<>();
    forEach((name, value) -> names.add(name));
    return names.toString();
  }

  /** Collects fields; for one thread. */
  public static final class Builder {
    private final List<String> fields = new ArrayList<>(16);

    private Builder() {}

    public Builder add(String name, String value) {
      fields.add(name);
      fields.add(value);
      return this;
    }

    public Headers build() {
      return new Headers(fields.toArray(new String[0]));
    }
  }
}
