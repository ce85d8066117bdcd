package dev.navarch.client.fake;

import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A request's path and query, taken apart.
 *
 * @param segments of the path, unescaped
 * @param parameters of the query, unescaped
 */
record RequestPath(List<String> segments, Map<String, List<String>> parameters) {
  /** What a namespace has below itself that is no resource. */
  private static final Set<String> OF_NAMESPACES = Set.of("status", "finalize");

  static RequestPath parse(String url) {
    int question = url.indexOf('?');
    List<String> segments = new ArrayList<>();
    for (String segment : (question < 0 ? url : url.substring(0, question)).split("/", -1)) {
      if (!segment.isEmpty()) {
        segments.add(unescaped(segment.replace("+", "%2B")));
      }
    }
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    if (question >= 0) {
      for (String parameter : url.substring(question + 1).split("&", -1)) {
        int equals = parameter.indexOf('=');
        String key = equals < 0 ? parameter : parameter.substring(0, equals);
        parameters
            .computeIfAbsent(unescaped(key), unused -> new ArrayList<>())
            .add(equals < 0 ? "" : unescaped(parameter.substring(equals + 1)));
      }
    }
    return new RequestPath(List.copyOf(segments), parameters);
  }

  private static String unescaped(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  String parameter(String key) {
    List<String> values = parameters.getOrDefault(key, List.of());
    return values.isEmpty() ? "" : values.get(0);
  }

  List<String> all(String key) {
    return parameters.getOrDefault(key, List.of());
  }

  boolean flag(String key) {
    return parameter(key).equals("true") || parameter(key).equals("1");
  }

  /** What the path is about; empty for what is no resource. */
  Optional<ActionTarget> target() {
    int start = start();
    if (start < 0 || segments.size() <= start) {
      return Optional.empty();
    }
    String group = start == 3 ? segments.get(1) : "";
    String version = segments.get(start - 1);
    List<String> rest = segments.subList(start, segments.size());
    String namespace = "";
    boolean below =
        rest.size() > 2 && rest.get(0).equals("namespaces") && !OF_NAMESPACES.contains(rest.get(2));
    if (below) {
      namespace = rest.get(1);
      rest = rest.subList(2, rest.size());
    }
    return Optional.of(
        new ActionTarget(
            new GroupVersionResource(group, version, rest.get(0)),
            rest.size() > 2 ? rest.get(2) : "",
            namespace,
            rest.size() > 1 ? rest.get(1) : ""));
  }

  /** Where what is behind the version begins; -1 if there is none. */
  private int start() {
    return switch (segments.isEmpty() ? "" : segments.get(0)) {
      case "api" -> 2;
      case "apis" -> 3;
      default -> -1;
    };
  }
}
