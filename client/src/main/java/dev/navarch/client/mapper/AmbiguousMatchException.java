package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.List;
import java.util.stream.Collectors;

/** A name fits more than one resource or kind; the message lists them. */
public final class AmbiguousMatchException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private AmbiguousMatchException(Object name, String what, List<?> candidates) {
    super(
        name
            + " matches multiple "
            + what
            + " "
            + candidates.stream().map(Object::toString).collect(Collectors.joining(" ", "[", "]")));
  }

  static AmbiguousMatchException ofResources(Object name, List<GroupVersionResource> candidates) {
    return new AmbiguousMatchException(name, "resources", candidates);
  }

  static AmbiguousMatchException ofKinds(Object name, List<GroupVersionKind> candidates) {
    return new AmbiguousMatchException(name, "kinds", candidates);
  }
}
