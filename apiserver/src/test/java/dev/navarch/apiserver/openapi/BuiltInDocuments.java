package dev.navarch.apiserver.openapi;

import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** The documents of a server that serves what a release serves by default, made once. */
final class BuiltInDocuments {
  static final OpenApi OPEN_API =
      openApi(Release.V1_36, () -> new ServedApis(1, versions(Release.V1_36), List.of()));

  private BuiltInDocuments() {}

  static OpenApi openApi(Release release, Supplier<ServedApis> served) {
    return new OpenApi(AllTypes.scheme(), release, "v1.36.4", served);
  }

  /** A server with little of its own beside custom resources. */
  static ServedApis served(long generation, List<CustomVersion> custom) {
    List<ServedVersion> policy =
        versions(Release.V1_36).stream()
            .filter(version -> version.version().group().equals("policy"))
            .toList();
    return new ServedApis(generation, policy, custom);
  }

  static List<ServedVersion> versions(Release release) {
    Map<GroupVersion, List<ResourceType>> byVersion = new LinkedHashMap<>();
    for (ResourceType type : BuiltInGroups.servedByDefault(release)) {
      byVersion.computeIfAbsent(type.name().groupVersion(), version -> new ArrayList<>()).add(type);
    }
    List<ServedVersion> versions = new ArrayList<>();
    byVersion.forEach((version, types) -> versions.add(new ServedVersion(version, types)));
    return versions;
  }

  static byte[] json(OpenApiDocument document) {
    return document.content("application/json").orElseThrow().bytes();
  }

  static Map<String, Object> tree(OpenApiDocument document) {
    return object(Objects.requireNonNull(JsonTree.parse(json(document))));
  }

  static Map<String, Object> v3(String path) {
    return tree(OPEN_API.v3(path).orElseThrow());
  }

  /** What is inside an object, by names one after the other. */
  static Map<String, Object> at(Map<String, Object> tree, String... names) {
    Map<String, Object> at = tree;
    for (String name : names) {
      at = object(Objects.requireNonNull(at.get(name), () -> "no " + name));
    }
    return at;
  }

  /** The list under a name. */
  static List<Object> list(Map<String, Object> tree, String name) {
    return new ArrayList<>((List<?>) Objects.requireNonNull(tree.get(name), () -> "no " + name));
  }

  @SuppressWarnings("unchecked") // keys of a JSON object are texts
  static Map<String, Object> object(Object tree) {
    return (Map<String, Object>) tree;
  }
}
