package dev.navarch.api.install;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.List;

/**
 * A resource, or one of its sub-resources, in one version.
 *
 * @param name the resource's name; a sub-resource carries that of its resource
 * @param subresource empty for the resource itself
 * @param singular empty for a sub-resource; discovery of 1.20 left it out
 * @param keyPrefix where objects lie below the storage root, {@code /registry} by default, without
 *     a slash at either end; namespace and name follow. Empty for what is not stored.
 */
public record ResourceType(
    GroupVersionResource name,
    String subresource,
    boolean namespaced,
    String singular,
    List<String> shortNames,
    List<String> categories,
    String keyPrefix,
    Offer in120,
    Offer in136) {

  public ResourceType {
    shortNames = List.copyOf(shortNames);
    categories = List.copyOf(categories);
  }

  public boolean isSubresource() {
    return !subresource.isEmpty();
  }

  public Offer in(Release release) {
    return switch (release) {
      case V1_20 -> in120;
      case V1_36 -> in136;
    };
  }

  public Serving serving(Release release) {
    return in(release).serving();
  }

  /** The kind in the newest release that serves the resource. */
  public GroupVersionKind kind() {
    return newest().kind();
  }

  /** The verbs in the newest release that serves the resource. */
  public List<String> verbs() {
    return newest().verbs();
  }

  private Offer newest() {
    return in136.serving() == Serving.NOT_AT_ALL ? in120 : in136;
  }

  /** The last part of a request's path: {@code pods} or {@code pods/log}. */
  public String path() {
    return isSubresource() ? name.resource() + "/" + subresource : name.resource();
  }
}
