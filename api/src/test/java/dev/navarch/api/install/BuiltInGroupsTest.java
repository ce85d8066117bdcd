package dev.navarch.api.install;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class BuiltInGroupsTest {
  private static final Scheme SCHEME = AllTypes.scheme();
  private static final Set<String> VERBS =
      Set.of("create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");

  static List<ResourceType> resources() {
    return BuiltInGroups.resources();
  }

  static List<ApiGroup> groups() {
    return BuiltInGroups.groups();
  }

  @Test
  void installersAreSorted() {
    assertThat(BuiltInGroups.all())
        .extracting(installer -> installer.getClass().getSimpleName())
        .isSorted();
  }

  @ParameterizedTest
  @MethodSource("groups")
  void versionsStandInTheSchemeInTheSameOrder(ApiGroup group) {
    assertThat(group.versions())
        .extracting(version -> new GroupVersion(group.name(), version.version()))
        .isEqualTo(SCHEME.prioritizedVersions(group.name()));
  }

  @Test
  void everyGroupOfTheSchemeIsDescribed() {
    Set<String> known =
        SCHEME.observedVersions().stream()
            .map(GroupVersion::group)
            .filter(group -> !group.equals("meta.k8s.io"))
            .collect(Collectors.toSet());

    assertThat(BuiltInGroups.groups())
        .extracting(ApiGroup::name)
        .containsExactlyInAnyOrderElementsOf(known);
  }

  @ParameterizedTest
  @MethodSource("resources")
  void everyKindIsInTheScheme(ResourceType type) {
    assertThat(type.in120().kind()).matches(SCHEME::recognizes, "is in the scheme");
    assertThat(type.in136().kind()).matches(SCHEME::recognizes, "is in the scheme");
  }

  @ParameterizedTest
  @MethodSource("resources")
  void everyResourceIsStoredInAVersionThatHasItsKind(ResourceType type) {
    for (Release release : Release.values()) {
      GroupVersion storage = type.in(release).storage();
      if (storage != null) {
        assertThat(storage.withKind(type.kind().kind()))
            .matches(SCHEME::recognizes, "is in the scheme");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("resources")
  void everyStoredResourceHasAKeyAndAStorageVersionWhereItIsServed(ResourceType type) {
    for (Release release : Release.values()) {
      boolean stored = !type.keyPrefix().isEmpty();
      boolean served = type.serving(release) != Serving.NOT_AT_ALL;
      assertThat(type.in(release).storage() != null).isEqualTo(stored && served);
    }
  }

  @ParameterizedTest
  @MethodSource("resources")
  void verbsAreKnownAndSorted(ResourceType type) {
    for (Release release : Release.values()) {
      assertThat(type.in(release).verbs()).isNotEmpty().isSubsetOf(VERBS).isSorted();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aShortNameBelongsToOneResourceNameOnly(Release release) {
    Map<String, Set<String>> owners =
        BuiltInGroups.servedByDefault(release).stream()
            .flatMap(type ->
                type.shortNames().stream().map(name -> Map.entry(name, type.name().resource())))
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getKey,
                    Collectors.mapping(
                        Map.Entry::getValue, Collectors.toCollection(TreeSet::new))));

    assertThat(owners).isNotEmpty().allSatisfy((name, names) -> assertThat(names).hasSize(1));
  }

  @ParameterizedTest
  @EnumSource
  void storedKeysAreOnlySharedByViewsOfTheSameObjects(Release release) {
    Map<String, Set<GroupVersion>> storage =
        BuiltInGroups.resources().stream()
            .filter(type -> type.in(release).storage() != null)
            .collect(
                Collectors.groupingBy(
                    ResourceType::keyPrefix,
                    Collectors.mapping(
                        type -> type.in(release).storage(), Collectors.toUnmodifiableSet())));

    assertThat(storage).allSatisfy((key, versions) -> assertThat(versions).hasSize(1));
  }

  @Test
  void podsAreFoundByEveryName() {
    ResourceType pods =
        BuiltInGroups.resource(new GroupVersionResource("", "v1", "pods")).orElseThrow();

    assertThat(pods.namespaced()).isTrue();
    assertThat(pods.singular()).isEqualTo("pod");
    assertThat(pods.categories()).containsExactly("all");
    assertThat(pods.keyPrefix()).isEqualTo("pods");
    assertThat(BuiltInGroups.resource(new GroupVersionKind("", "v1", "Pod"))).contains(pods);
    assertThat(BuiltInGroups.withShortName("po")).containsExactly(pods);
  }

  @Test
  void coreEventsComeBeforeTheEventsOfTheirOwnGroup() {
    assertThat(BuiltInGroups.withShortName("ev"))
        .extracting(type -> type.name().toApiVersion())
        .containsExactly("v1", "events.k8s.io/v1", "events.k8s.io/v1beta1");
  }

  @Test
  void kindsOfSubresourcesAndUnknownNamesAreNotFound() {
    assertThat(BuiltInGroups.resource(new GroupVersionKind("autoscaling", "v1", "Scale")))
        .isEmpty();
    assertThat(BuiltInGroups.resource(new GroupVersionResource("", "v2", "pods"))).isEmpty();
    assertThat(BuiltInGroups.withShortName("pods")).isEmpty();
    assertThat(BuiltInGroups.group("example.com")).isEmpty();
  }

  @Test
  void scaleIsAKindOfAutoscalingWhateverTheResource() {
    ResourceType scale =
        BuiltInGroups.subresource(new GroupVersionResource("apps", "v1", "deployments"), "scale")
            .orElseThrow();

    assertThat(scale.kind()).isEqualTo(new GroupVersionKind("autoscaling", "v1", "Scale"));
    assertThat(scale.verbs()).containsExactly("get", "patch", "update");
    assertThat(scale.path()).isEqualTo("deployments/scale");
  }

  @Test
  void evictionsAreOfTheVersionThatTheReleaseKnew() {
    ResourceType eviction =
        BuiltInGroups.subresource(new GroupVersionResource("", "v1", "pods"), "eviction")
            .orElseThrow();

    assertThat(eviction.in120().kind()).hasToString("policy/v1beta1, Kind=Eviction");
    assertThat(eviction.in136().kind()).hasToString("policy/v1, Kind=Eviction");
  }

  @Test
  void preferredVersionsFollowTheRelease() {
    ApiGroup autoscaling = BuiltInGroups.group("autoscaling").orElseThrow();
    ApiGroup extensions = BuiltInGroups.group("extensions").orElseThrow();

    assertThat(autoscaling.preferredVersion(Release.V1_20))
        .contains(new GroupVersion("autoscaling", "v1"));
    assertThat(autoscaling.preferredVersion(Release.V1_36))
        .contains(new GroupVersion("autoscaling", "v2"));
    assertThat(extensions.preferredVersion(Release.V1_36)).isEmpty();
  }

  @Test
  void storageVersionsFollowTheRelease() {
    ApiGroup batch = BuiltInGroups.group("batch").orElseThrow();
    ApiGroup events = BuiltInGroups.group("events.k8s.io").orElseThrow();

    assertThat(batch.storageVersion("cronjobs", Release.V1_20))
        .contains(new GroupVersion("batch", "v1beta1"));
    assertThat(batch.storageVersion("cronjobs", Release.V1_36))
        .contains(new GroupVersion("batch", "v1"));
    assertThat(events.storageVersion("events", Release.V1_36)).contains(new GroupVersion("", "v1"));
    assertThat(events.storageVersion("nothing", Release.V1_36)).isEmpty();
  }

  @Test
  void alphaVersionsAreServedOnRequestOnly() {
    GroupVersionResource name = new GroupVersionResource("batch", "v2alpha1", "cronjobs");
    ResourceType type = BuiltInGroups.resource(name).orElseThrow();

    assertThat(type.serving(Release.V1_20)).isEqualTo(Serving.ON_REQUEST);
    assertThat(type.serving(Release.V1_36)).isEqualTo(Serving.NOT_AT_ALL);
    assertThat(BuiltInGroups.servedByDefault(Release.V1_20)).doesNotContain(type);
  }

  @Test
  void resourcesThatAppearedLaterAreNotServedByTheOldRelease() {
    assertThat(BuiltInGroups.servedByDefault(Release.V1_20))
        .extracting(ResourceType::path)
        .contains("podsecuritypolicies")
        .doesNotContain("pods/resize", "ipaddresses");
    assertThat(BuiltInGroups.servedByDefault(Release.V1_36))
        .extracting(ResourceType::path)
        .contains("pods/resize", "ipaddresses")
        .doesNotContain("podsecuritypolicies");
  }
}
