package dev.navarch.attacks.rights.generated;

import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads from discovery what a server serves. */
final class Discovery {
  private final RightsServer server;

  Discovery(RightsServer server) {
    this.server = server;
  }

  List<Api> all() {
    List<Api> all = new ArrayList<>(version("", "v1"));
    for (Map<?, ?> group : items(page("/apis"), "groups")) {
      for (Map<?, ?> version : items(group, "versions")) {
        all.addAll(version(text(group, "name"), text(version, "version")));
      }
    }
    return all;
  }

  private List<Api> version(String group, String version) {
    String path = group.isEmpty() ? "/api/" + version : "/apis/" + group + "/" + version;
    List<Api> resources = new ArrayList<>();
    for (Map<?, ?> resource : items(page(path), "resources")) {
      String bodyGroup = resource.containsKey("version") ? text(resource, "group") : group;
      String bodyVersion = resource.containsKey("version") ? text(resource, "version") : version;
      resources.add(
          new Api(
              group,
              version,
              text(resource, "name"),
              Boolean.TRUE.equals(resource.get("namespaced")),
              bodyGroup.isEmpty() ? bodyVersion : bodyGroup + "/" + bodyVersion,
              text(resource, "kind")));
    }
    return resources;
  }

  private Map<?, ?> page(String path) {
    String json = server.asAdmin("GET", path, "", "").text();
    return (Map<?, ?>)
        Objects.requireNonNull(JsonTree.parse(json.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<Map<?, ?>> items(Map<?, ?> tree, String field) {
    List<Map<?, ?>> items = new ArrayList<>();
    for (Object item : (List<?>) Objects.requireNonNull(tree.get(field))) {
      items.add((Map<?, ?>) item);
    }
    return items;
  }

  private static String text(Map<?, ?> tree, String field) {
    @Nullable Object value = tree.get(field);
    return value == null ? "" : value.toString();
  }
}
