package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** There is no such resource or kind. */
public final class NoMatchException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private NoMatchException(String message) {
    super(message);
  }

  static NoMatchException forResource(GroupVersionResource resource) {
    return new NoMatchException("no matches for " + resource);
  }

  static NoMatchException forKind(GroupKind kind, String... versions) {
    List<String> searched =
        Stream.of(versions)
            .filter(version -> !version.isEmpty())
            .map(version -> new GroupVersion(kind.group(), version).toString())
            .distinct()
            .sorted()
            .map(GoQuoting::quote)
            .toList();
    String where =
        switch (searched.size()) {
          case 0 -> "group " + GoQuoting.quote(kind.group());
          case 1 -> "version " + searched.get(0);
          default -> "versions " + searched.stream().collect(Collectors.joining(" ", "[", "]"));
        };
    return new NoMatchException(
        "no matches for kind " + GoQuoting.quote(kind.kind()) + " in " + where);
  }
}
