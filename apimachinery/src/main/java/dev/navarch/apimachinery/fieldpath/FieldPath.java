package dev.navarch.apimachinery.fieldpath;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The way from an object to a field inside it, printed as in {@code .spec.ports[port=80].name}. */
public record FieldPath(List<PathElement> elements) implements Comparable<FieldPath> {
  /** The way to the object itself. */
  public static final FieldPath ROOT = new FieldPath(List.of());

  public FieldPath {
    elements = List.copyOf(elements);
  }

  public static FieldPath of(PathElement... elements) {
    return new FieldPath(List.of(elements));
  }

  /** A path of field names only. */
  public static FieldPath ofFields(String... names) {
    List<PathElement> elements = new ArrayList<>(names.length);
    for (String name : names) {
      elements.add(new PathElement.Field(name));
    }
    return new FieldPath(elements);
  }

  /** The path to something inside what this path leads to. */
  public FieldPath child(PathElement element) {
    List<PathElement> longer = new ArrayList<>(elements);
    longer.add(element);
    return new FieldPath(longer);
  }

  public boolean isRoot() {
    return elements.isEmpty();
  }

  @Override
  public int compareTo(FieldPath other) {
    int length = Math.min(elements.size(), other.elements.size());
    for (int i = 0; i < length; i++) {
      int order = elements.get(i).compareTo(other.elements.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(elements.size(), other.elements.size());
  }

  @Override
  public String toString() {
    return elements.stream().map(PathElement::toString).collect(Collectors.joining());
  }
}
