package dev.navarch.apiserver.openapi;

import dev.navarch.api.install.Offer;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.List;

/** Makes endpoints of what is served. */
final class Endpoints {
  private static final GroupVersionKind SCALE = new GroupVersionKind("autoscaling", "v1", "Scale");
  private static final List<String> SUBRESOURCE_VERBS = List.of("get", "patch", "update");
  private static final List<String> VERBS =
      List.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");

  private Endpoints() {}

  static List<Endpoint> of(ServedVersion served, Release release, Definitions definitions) {
    return served.resources().stream()
        .map(type -> endpoint(type, served, release, definitions))
        .toList();
  }

  private static Endpoint endpoint(
      ResourceType type, ServedVersion served, Release release, Definitions definitions) {
    Offer offer = type.in(release);
    GroupVersionKind list = offer.kind().withKind(offer.kind().kind() + "List");
    return new Endpoint(
        served.version(),
        type.name().resource(),
        type.subresource(),
        type.namespaced(),
        ownerKind(type, served, release),
        offer.kind(),
        definitions.name(offer.kind()),
        offer.verbs().contains("list") ? definitions.name(list) : "",
        offer.verbs(),
        false);
  }

  private static String ownerKind(ResourceType type, ServedVersion served, Release release) {
    return served.resources().stream()
        .filter(owner -> !owner.isSubresource() && owner.name().equals(type.name()))
        .findFirst()
        .orElse(type)
        .in(release)
        .kind()
        .kind();
  }

  static List<Endpoint> of(CustomVersion custom, Definitions definitions) {
    List<Endpoint> endpoints = new ArrayList<>();
    for (CustomResource resource : custom.resources()) {
      GroupVersion version = custom.version();
      GroupVersionKind kind = version.withKind(resource.kind());
      endpoints.add(endpoint(version, resource, "", kind, Definitions.unknownName(kind), VERBS));
      if (resource.status()) {
        endpoints.add(
            endpoint(
                version,
                resource,
                "status",
                kind,
                Definitions.unknownName(kind),
                SUBRESOURCE_VERBS));
      }
      if (resource.scale()) {
        endpoints.add(
            endpoint(
                version, resource, "scale", SCALE, definitions.name(SCALE), SUBRESOURCE_VERBS));
      }
    }
    return endpoints;
  }

  private static Endpoint endpoint(
      GroupVersion version,
      CustomResource resource,
      String subresource,
      GroupVersionKind kind,
      String definition,
      List<String> verbs) {
    return new Endpoint(
        version,
        resource.plural(),
        subresource,
        resource.namespaced(),
        resource.kind(),
        kind,
        definition,
        Definitions.unknownName(version.withKind(resource.listKind())),
        verbs,
        true);
  }
}
