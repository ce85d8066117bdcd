package dev.navarch.apiserver.discovery;

import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.meta.v1.APIVersions;
import dev.navarch.apimachinery.meta.v1.GroupVersionForDiscovery;
import dev.navarch.apimachinery.meta.v1.ServerAddressByClientCIDR;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.ServedResource;
import java.util.List;

/** Discovery as it has always been: a document for each group, and one for each version. */
final class GroupDocuments {
  private static final String V1 = "v1";

  /** What is about the core group does not name its own version; clients of old expect that. */
  private static final String UNNAMED = "";

  private GroupDocuments() {}

  /** The versions of the core group. */
  static APIVersions coreVersions(Catalog.State state, String serverAddress) {
    List<String> versions =
        state
            .group("")
            .map(group -> group.versions().stream().map(v -> v.name().version()).toList())
            .orElse(List.of());
    return new APIVersions(
        new TypeMeta("APIVersions", UNNAMED),
        versions,
        List.of(new ServerAddressByClientCIDR("0.0.0.0/0", serverAddress)));
  }

  /** All groups but the core group. */
  static APIGroupList groups(Catalog.State state) {
    return new APIGroupList(
        new TypeMeta("APIGroupList", V1),
        state.groups().stream()
            .filter(group -> !group.name().isEmpty())
            .map(group -> group(group, TypeMeta.EMPTY))
            .toList());
  }

  static APIGroup group(Catalog.Group group) {
    return group(group, new TypeMeta("APIGroup", V1));
  }

  private static APIGroup group(Catalog.Group group, TypeMeta typeMeta) {
    List<GroupVersionForDiscovery> versions =
        group.versions().stream().map(version -> version(version.name())).toList();
    GroupVersionForDiscovery preferred =
        versions.isEmpty() ? new GroupVersionForDiscovery("", "") : versions.get(0);
    return new APIGroup(typeMeta, group.name(), versions, preferred, List.of());
  }

  private static GroupVersionForDiscovery version(GroupVersion version) {
    return new GroupVersionForDiscovery(version.toApiVersion(), version.version());
  }

  static APIResourceList resources(Catalog.Version version) {
    GroupVersion name = version.name();
    return new APIResourceList(
        new TypeMeta("APIResourceList", name.group().isEmpty() ? UNNAMED : V1),
        name.toApiVersion(),
        version.resources().values().stream()
            .map(endpoint -> resource(endpoint.served(), name))
            .toList());
  }

  private static APIResource resource(ServedResource served, GroupVersion in) {
    boolean foreign = !served.kind().groupVersion().equals(in);
    return new APIResource(
        served.path(),
        served.singular(),
        served.namespaced(),
        foreign ? served.kind().group() : "",
        foreign ? served.kind().version() : "",
        served.kind().kind(),
        served.verbs(),
        served.shortNames(),
        served.categories(),
        served.storageHash());
  }
}
