package dev.navarch.apiserver.discovery;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.endpoint.Catalog;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** What discovery tells of one state of the catalog. Documents are made when first asked for. */
final class DiscoveryImage {
  private final Catalog.State state;
  private final String serverAddress;
  private final ConcurrentHashMap<String, Document> documents = new ConcurrentHashMap<>();

  DiscoveryImage(Catalog.State state, String serverAddress) {
    this.state = state;
    this.serverAddress = serverAddress;
  }

  boolean isOf(Catalog.State other) {
    return state.generation() == other.generation();
  }

  Document coreVersions() {
    return document("/api", () -> GroupDocuments.coreVersions(state, serverAddress));
  }

  Document groups() {
    return document("/apis", () -> GroupDocuments.groups(state));
  }

  boolean hasGroup(String name) {
    return state.group(name).isPresent();
  }

  Optional<Document> group(String name) {
    return state
        .group(name)
        .map(group -> document("/apis/" + name, () -> GroupDocuments.group(group)));
  }

  Optional<Document> resources(String group, String name) {
    return state.group(group).stream()
        .flatMap(found -> found.versions().stream())
        .filter(version -> version.name().version().equals(name))
        .findFirst()
        .map(
            version -> document("/" + group + "/" + name, () -> GroupDocuments.resources(version)));
  }

  /**
   * Everything in one document.
   *
   * @param core whether it is about the core group, or about all the others
   */
  Document aggregated(boolean core, String version) {
    return document(
        "aggregated " + core + " " + version,
        () -> {
          List<Catalog.Group> groups =
              state.groups().stream().filter(group -> group.name().isEmpty() == core).toList();
          return AggregatedDocuments.of(groups, version);
        });
  }

  private Document document(String key, Supplier<? extends ApiObject> object) {
    return documents.computeIfAbsent(key, k -> new Document(object.get()));
  }
}
