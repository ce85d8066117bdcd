package dev.navarch.client.fake;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A resource that a {@link Fake} serves, as discovery tells of it.
 *
 * @param scale where its objects keep what their scale tells, if they have one
 */
public record FakeResource(
    GroupVersionResource name,
    String kind,
    boolean namespaced,
    String singular,
    List<String> verbs,
    List<String> shortNames,
    List<String> categories,
    List<FakeSubresource> subresources,
    FakeScale scale) {
  private static final List<String> ALL =
      List.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");
  private static final String SCALE = "scale";
  private static final String[] USUAL = {"get", "patch", "update"};

  public FakeResource {
    verbs = List.copyOf(verbs);
    shortNames = List.copyOf(shortNames);
    categories = List.copyOf(categories);
    subresources = List.copyOf(subresources);
  }

  /** A resource whose objects live in namespaces, with all verbs. */
  public static FakeResource namespaced(String group, String version, String plural, String kind) {
    return of(group, version, plural, kind, true);
  }

  /** A resource whose objects live in no namespace, with all verbs. */
  public static FakeResource clusterScoped(
      String group, String version, String plural, String kind) {
    return of(group, version, plural, kind, false);
  }

  private static FakeResource of(
      String group, String version, String plural, String kind, boolean namespaced) {
    return new FakeResource(
        new GroupVersionResource(group, version, plural),
        kind,
        namespaced,
        kind.toLowerCase(Locale.ROOT),
        ALL,
        List.of(),
        List.of(),
        List.of(),
        FakeScale.USUAL);
  }

  public FakeResource withSingular(String other) {
    return new FakeResource(
        name, kind, namespaced, other, verbs, shortNames, categories, subresources, scale);
  }

  public FakeResource withVerbs(String... others) {
    return new FakeResource(
        name,
        kind,
        namespaced,
        singular,
        List.of(others),
        shortNames,
        categories,
        subresources,
        scale);
  }

  public FakeResource withShortNames(String... others) {
    return new FakeResource(
        name, kind, namespaced, singular, verbs, List.of(others), categories, subresources, scale);
  }

  public FakeResource withCategories(String... others) {
    return new FakeResource(
        name, kind, namespaced, singular, verbs, shortNames, List.of(others), subresources, scale);
  }

  /** The same resource with one more subresource, of the resource's own kind. */
  public FakeResource withSubresource(String subresource, String... itsVerbs) {
    return withSubresource(subresource, groupVersionKind(), itsVerbs);
  }

  /**
   * The same resource with one more subresource, or with another one in the place of the one by
   * that name; it is got, patched and updated unless told.
   */
  public FakeResource withSubresource(
      String subresource, GroupVersionKind itsKind, String... itsVerbs) {
    List<FakeSubresource> more = new ArrayList<>(subresources);
    more.removeIf(each -> each.name().equals(subresource));
    more.add(
        new FakeSubresource(
            subresource, itsKind, List.of(itsVerbs.length == 0 ? USUAL : itsVerbs)));
    return new FakeResource(
        name, kind, namespaced, singular, verbs, shortNames, categories, more, scale);
  }

  /**
   * The same resource with a scale whose values are where a custom resource has them. The
   * subresource {@code scale} is one of {@code autoscaling/v1}, unless there is another already.
   *
   * @param specReplicasPath fields behind dots, such as {@code .spec.size}
   * @param labelSelectorPath empty for no selector
   */
  public FakeResource withScale(
      String specReplicasPath, String statusReplicasPath, String labelSelectorPath) {
    FakeResource scaled =
        subresource(SCALE).isPresent()
            ? this
            : withSubresource(SCALE, new GroupVersionKind("autoscaling", "v1", "Scale"));
    return new FakeResource(
        name,
        kind,
        namespaced,
        singular,
        verbs,
        shortNames,
        categories,
        scaled.subresources,
        new FakeScale(specReplicasPath, statusReplicasPath, labelSelectorPath));
  }

  public GroupVersionKind groupVersionKind() {
    return name.groupVersion().withKind(kind);
  }

  /** What is below an object by that name. */
  public Optional<FakeSubresource> subresource(String subresource) {
    return subresources.stream().filter(each -> each.name().equals(subresource)).findFirst();
  }

  boolean hasStatus() {
    return subresource("status").isPresent();
  }
}
