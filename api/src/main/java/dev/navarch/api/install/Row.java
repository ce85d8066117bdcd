package dev.navarch.api.install;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the rows of resources and of sub-resources have in common: in which versions of which
 * releases they exist, what they hold and what one can do with them.
 *
 * @param <R> the row itself
 */
public abstract sealed class Row<R extends Row<R>> permits ResourceRow, SubresourceRow {
  private final Set<String> versions120 = new LinkedHashSet<>();
  private final Set<String> versions136 = new LinkedHashSet<>();
  private List<String> verbs;
  private @Nullable List<String> verbs120;
  private @Nullable GroupVersionKind kind120;
  private boolean onRequestIn120;

  Row(String... verbs) {
    this.verbs = List.of(verbs);
  }

  abstract R self();

  abstract ResourceRow resource();

  /** Exists in these versions, wherever they are served. */
  public R in(String... names) {
    in120(names);
    return in136(names);
  }

  /** Exists in these versions, but only in 1.20. */
  public R in120(String... names) {
    versions120.addAll(List.of(names));
    return self();
  }

  /** Exists in these versions, but only in 1.36. */
  public R in136(String... names) {
    versions136.addAll(List.of(names));
    return self();
  }

  /** Has these verbs instead of the usual ones. */
  public R verbs(String... names) {
    verbs = List.of(names);
    return self();
  }

  /** Had these verbs in 1.20. */
  public R verbs120(String... names) {
    verbs120 = List.of(names);
    return self();
  }

  /** Held another kind in 1.20. */
  public R kind120(GroupVersion version, String kind) {
    kind120 = version.withKind(kind);
    return self();
  }

  /** Had to be turned on in 1.20, although the version was served by default. */
  public R onRequestIn120() {
    onRequestIn120 = true;
    return self();
  }

  /** Adds the sub-resource through which controllers write the status. */
  public SubresourceRow status() {
    return sub("status");
  }

  /** Adds the sub-resource through which replicas are counted and set, whatever the kind. */
  public SubresourceRow scale() {
    return sub("scale", new GroupVersion("autoscaling", "v1"), "Scale");
  }

  /** Adds a sub-resource that holds the resource's own kind. */
  public SubresourceRow sub(String name) {
    return resource().addSub(name, null, resource().kind());
  }

  /** Adds a sub-resource that holds another kind of the same version. */
  public SubresourceRow sub(String name, String kind) {
    return resource().addSub(name, null, kind);
  }

  /** Adds a sub-resource that holds a kind of another version. */
  public SubresourceRow sub(String name, GroupVersion version, String kind) {
    return resource().addSub(name, version, kind);
  }

  /** The versions that the row names, whether the group has them or not. */
  Set<String> namedVersions() {
    Set<String> named = new LinkedHashSet<>(versions120);
    named.addAll(versions136);
    return named;
  }

  boolean exists(Release release, ApiGroupVersion version) {
    return (release == Release.V1_20 ? versions120 : versions136).contains(version.version());
  }

  /** How the row is served: as its version is, where it exists. */
  Serving serving(Release release, ApiGroupVersion version) {
    Serving serving = version.serving(release);
    if (!exists(release, version)) {
      return Serving.NOT_AT_ALL;
    }
    return serving == Serving.BY_DEFAULT && release == Release.V1_20 && onRequestIn120
        ? Serving.ON_REQUEST
        : serving;
  }

  boolean isServed(Release release, ApiGroupVersion version) {
    return serving(release, version) != Serving.NOT_AT_ALL;
  }

  Offer offer(
      Release release,
      ApiGroupVersion version,
      GroupVersionKind kind,
      @Nullable GroupVersion storage) {
    boolean old = release == Release.V1_20;
    return new Offer(
        serving(release, version),
        old && kind120 != null ? kind120 : kind,
        old && verbs120 != null ? verbs120 : verbs,
        storage);
  }
}
