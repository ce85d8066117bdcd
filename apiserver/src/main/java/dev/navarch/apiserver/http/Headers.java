package dev.navarch.apiserver.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Header fields, by names that do not depend on case. Immutable. */
public final class Headers {
  public static final Headers NONE = new Builder().build();

  private final Map<String, List<String>> fields;

  private Headers(Map<String, List<String>> fields) {
    this.fields = fields;
  }

  public static Headers of(String name, String value) {
    return builder().add(name, value).build();
  }

  public static Builder builder() {
    return new Builder();
  }

  public Optional<String> first(String name) {
    List<String> values = fields.get(name);
    return values == null ? Optional.empty() : Optional.of(values.get(0));
  }

  /** All values of a name; none if it does not occur. */
  public List<String> all(String name) {
    return List.copyOf(fields.getOrDefault(name, List.of()));
  }

  public void forEach(BiConsumer<String, String> action) {
    fields.forEach((name, values) -> values.forEach(value -> action.accept(name, value)));
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
    return fields.keySet().toString();
  }

  /** Collects fields; for one thread. */
  public static final class Builder {
    private final Map<String, List<String>> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private Builder() {}

    public Builder add(String name, String value) {
      fields.computeIfAbsent(name, n -> new ArrayList<>(1)).add(value);
      return this;
    }

    public Headers build() {
      TreeMap<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      for (Map.Entry<String, List<String>> field : fields.entrySet()) {
        copy.put(field.getKey(), List.copyOf(field.getValue()));
      }
      return new Headers(copy);
    }
  }
}
