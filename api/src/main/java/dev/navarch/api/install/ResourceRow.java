package dev.navarch.api.install;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One resource in a {@link GroupTable}. Unless told otherwise it has all eight verbs, lies in
 * storage under its own name, and is stored in the best of its versions that a release has.
 */
public final class ResourceRow extends Row<ResourceRow> {
  private final GroupTable table;
  private final String name;
  private final String kind;
  private final boolean namespaced;
  private final List<SubresourceRow> subresources = new ArrayList<>();
  private List<String> shortNames = List.of();
  private List<String> categories = List.of();
  private String key;
  private @Nullable GroupVersion stored120;
  private @Nullable GroupVersion stored136;

  ResourceRow(GroupTable table, String name, String kind, boolean namespaced) {
    super("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");
    this.table = table;
    this.name = name;
    this.kind = kind;
    this.namespaced = namespaced;
    this.key = name;
  }

  public ResourceRow shortNames(String... names) {
    shortNames = List.of(names);
    return this;
  }

  public ResourceRow categories(String... names) {
    categories = List.of(names);
    return this;
  }

  /** Lies in storage under this path instead of the resource's name. */
  public ResourceRow key(String path) {
    key = path;
    return this;
  }

  /** Is answered, not stored. */
  public ResourceRow notStored() {
    return key("");
  }

  /** Was stored by 1.20 in this version of the group. */
  public ResourceRow stored120(String version) {
    stored120 = new GroupVersion(table.group(), version);
    return this;
  }

  /** Is stored by 1.36 in this version of the group. */
  public ResourceRow stored136(String version) {
    stored136 = new GroupVersion(table.group(), version);
    return this;
  }

  /** Is another group's view of objects that both releases store in that group's version. */
  public ResourceRow storedAs(GroupVersion version) {
    stored120 = version;
    stored136 = version;
    return this;
  }

  @Override
  ResourceRow self() {
    return this;
  }

  GroupTable table() {
    return table;
  }

  @Override
  ResourceRow resource() {
    return this;
  }

  String name() {
    return name;
  }

  String kind() {
    return kind;
  }

  boolean isNamespaced() {
    return namespaced;
  }

  SubresourceRow addSub(String subresource, @Nullable GroupVersion kindVersion, String heldKind) {
    SubresourceRow row = new SubresourceRow(this, subresource, kindVersion, heldKind);
    subresources.add(row);
    return row;
  }

  void checkVersions() {
    List<String> named = new ArrayList<>(namedVersions());
    for (SubresourceRow row : subresources) {
      named.addAll(row.namedVersions());
    }
    for (ApiGroupVersion known : table.versions()) {
      named.removeAll(List.of(known.version()));
    }
    if (!named.isEmpty()) {
      throw new IllegalArgumentException(name + " is in versions that its group lacks: " + named);
    }
  }

  /** Adds what a version has of the resource: itself and its sub-resources. */
  void addTo(List<ResourceType> types, ApiGroupVersion version) {
    if (isServedSomewhere(this, version)) {
      types.add(type(version));
    }
    for (SubresourceRow row : subresources) {
      if (isServedSomewhere(row, version)) {
        types.add(row.type(version));
      }
    }
  }

  private static boolean isServedSomewhere(Row<?> row, ApiGroupVersion version) {
    return row.isServed(Release.V1_20, version) || row.isServed(Release.V1_36, version);
  }

  private ResourceType type(ApiGroupVersion version) {
    GroupVersion own = new GroupVersion(table.group(), version.version());
    GroupVersionKind held = own.withKind(kind);
    return new ResourceType(
        own.withResource(name),
        "",
        namespaced,
        kind.toLowerCase(Locale.ROOT),
        shortNames,
        categories,
        key,
        offer(Release.V1_20, version, held, storage(Release.V1_20, version)),
        offer(Release.V1_36, version, held, storage(Release.V1_36, version)));
  }

  private @Nullable GroupVersion storage(Release release, ApiGroupVersion version) {
    if (key.isEmpty() || !isServed(release, version)) {
      return null;
    }
    GroupVersion told = release == Release.V1_20 ? stored120 : stored136;
    return told != null ? told : bestVersion(release);
  }

  private GroupVersion bestVersion(Release release) {
    for (ApiGroupVersion version : table.versions()) {
      if (isServed(release, version)) {
        return new GroupVersion(table.group(), version.version());
      }
    }
    throw new IllegalStateException(name + " is in no version of " + release);
  }
}
