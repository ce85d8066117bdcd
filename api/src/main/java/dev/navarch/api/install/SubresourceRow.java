package dev.navarch.api.install;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One sub-resource in a {@link GroupTable}. Exists wherever its resource does, unless it names
 * versions itself.
 */
public final class SubresourceRow extends Row<SubresourceRow> {
  private final ResourceRow resource;
  private final String name;
  private final @Nullable GroupVersion kindVersion;
  private final String kind;

  SubresourceRow(
      ResourceRow resource, String name, @Nullable GroupVersion kindVersion, String kind) {
    super("get", "patch", "update");
    this.resource = resource;
    this.name = name;
    this.kindVersion = kindVersion;
    this.kind = kind;
  }

  @Override
  SubresourceRow self() {
    return this;
  }

  @Override
  ResourceRow resource() {
    return resource;
  }

  @Override
  boolean exists(Release release, ApiGroupVersion version) {
    return namedVersions().isEmpty()
        ? resource.exists(release, version)
        : super.exists(release, version);
  }

  ResourceType type(ApiGroupVersion version) {
    GroupVersion own = new GroupVersion(resource.table().group(), version.version());
    GroupVersionKind held = (kindVersion == null ? own : kindVersion).withKind(kind);
    return new ResourceType(
        own.withResource(resource.name()),
        name,
        resource.isNamespaced(),
        "",
        List.of(),
        List.of(),
        "",
        offer(Release.V1_20, version, held, null),
        offer(Release.V1_36, version, held, null));
  }
}
