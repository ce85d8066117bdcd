package dev.navarch.api.install;

import static dev.navarch.api.install.Facts.cell;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The tables say what is recorded of Kubernetes 1.20 and 1.36, row by row. */
class ResourceFactsTest {

  /** Alpha versions that came after 1.20 have no types. */
  private static final Set<GroupVersion> WITHOUT_TYPES =
      Set.of(
          new GroupVersion("admissionregistration.k8s.io", "v1alpha1"),
          new GroupVersion("certificates.k8s.io", "v1alpha1"),
          new GroupVersion("coordination.k8s.io", "v1alpha2"),
          new GroupVersion("resource.k8s.io", "v1alpha3"),
          new GroupVersion("scheduling.k8s.io", "v1alpha2"));

  @Test
  void exactlyTheRecordedResourcesAreThere() {
    List<String> recorded =
        resourceRows().stream().map(row -> name(row) + "/" + cell(row, "subresource")).toList();

    List<String> known =
        BuiltInGroups.resources().stream()
            .map(type -> type.name() + "/" + type.subresource())
            .toList();

    assertThat(known).containsExactlyInAnyOrderElementsOf(recorded);
  }

  @Test
  void namesAndScopeAreTheRecordedOnes() {
    SoftAssertions soft = new SoftAssertions();
    for (Map<String, String> row : resourceRows()) {
      ResourceType type = type(row);
      String expected =
          String.join(
              " ",
              cell(row, "namespaced").equals("1") ? "namespaced" : "cluster",
              cell(row, "singular"),
              cell(row, "shortNames"),
              cell(row, "categories"));
      String actual =
          String.join(
              " ",
              type.namespaced() ? "namespaced" : "cluster",
              type.singular(),
              String.join(",", type.shortNames()),
              String.join(",", type.categories()));
      soft.assertThat(actual).as("%s/%s", type.name(), type.subresource()).isEqualTo(expected);
    }
    soft.assertAll();
  }

  @ParameterizedTest
  @EnumSource
  void kindVerbsAndServingAreTheRecordedOnes(Release release) {
    SoftAssertions soft = new SoftAssertions();
    for (Map<String, String> row : resourceRows()) {
      Offer offer = type(row).in(release);
      String place = "%s/%s in %s".formatted(name(row), cell(row, "subresource"), release);
      soft.assertThat(offer.serving()).as(place).isEqualTo(Facts.serving(row, release));
      soft.assertThat(offer.kind()).as(place).isEqualTo(kind(row, release));
      soft.assertThat(offer.verbs()).as(place).isEqualTo(verbs(row, release));
    }
    soft.assertAll();
  }

  @ParameterizedTest
  @EnumSource
  void storageVersionsAreTheRecordedOnes(Release release) {
    SoftAssertions soft = new SoftAssertions();
    for (Map<String, String> row : resourceRows()) {
      if (cell(row, "subresource").isEmpty() && Facts.serving(row, release) != Serving.NOT_AT_ALL) {
        soft.assertThat(Optional.ofNullable(type(row).in(release).storage()))
            .as("%s in %s", name(row), release)
            .isEqualTo(storage(name(row), release));
      }
    }
    soft.assertAll();
  }

  @Test
  void objectsLieUnderTheRecordedKeys() {
    SoftAssertions soft = new SoftAssertions();
    for (Map<String, String> row : Facts.rows("etcdkeys")) {
      BuiltInGroups.resource(name(row))
          .ifPresent(type ->
              soft.assertThat(
                      "/registry/%s%s/{name}"
                          .formatted(type.keyPrefix(), type.namespaced() ? "/{namespace}" : ""))
                  .isEqualTo(cell(row, "keyPattern")));
    }
    soft.assertAll();
  }

  @ParameterizedTest
  @EnumSource
  void versionsAreServedAndRankedAsRecorded(Release release) {
    SoftAssertions soft = new SoftAssertions();
    for (Map<String, String> row : Facts.rows("groupversions")) {
      GroupVersion name = new GroupVersion(Facts.group(row), cell(row, "version"));
      Optional<ApiGroup> group = BuiltInGroups.group(name.group());
      if (group.isEmpty() || WITHOUT_TYPES.contains(name)) {
        continue;
      }
      ApiGroupVersion version = group.get().version(name.version()).orElseThrow();
      soft.assertThat(version.serving(release))
          .as("%s", name)
          .isEqualTo(Facts.serving(row, release));
      if (!cell(row, "aggVersionPriority", release).isEmpty()) {
        soft.assertThat(List.of(group.get().priority(), version.priority(release)))
            .as("%s", name)
            .containsExactly(
                Integer.valueOf(cell(row, "aggGroupPriority", release)),
                Integer.valueOf(cell(row, "aggVersionPriority", release)));
      }
    }
    soft.assertAll();
  }

  @Test
  void onlyVersionsWithoutTypesAreLeftOut() {
    Set<GroupVersion> leftOut =
        Facts.rows("groupversions").stream()
            .filter(row -> cell(row, "typesFrom").isEmpty())
            .map(row -> new GroupVersion(Facts.group(row), cell(row, "version")))
            .collect(Collectors.toSet());

    assertThat(leftOut).isEqualTo(WITHOUT_TYPES);
  }

  /**
   * Where objects are stored. What was seen in etcd holds; of the rest, the flag beside the
   * resource does. A resource that is stored in a version without types is stored in its best one.
   */
  private static Optional<GroupVersion> storage(GroupVersionResource name, Release release) {
    List<GroupVersion> seen = new ArrayList<>();
    for (Map<String, String> row : Facts.rows("etcdkeys")) {
      GroupVersionResource other = name(row);
      if (other.groupResource().equals(name.groupResource())
          && cell(row, "src").equals(release.toString())
          && BuiltInGroups.resource(other).isPresent()) {
        String stored = cell(row, "storedGvk");
        seen.add(
            stored.isEmpty()
                ? other.groupVersion()
                : new GroupVersion(stored.split("/", -1)[0], stored.split("/", -1)[1]));
      }
    }
    for (Map<String, String> row : resourceRows()) {
      if (name(row).groupResource().equals(name.groupResource())
          && cell(row, "storage", release).equals("1")) {
        seen.add(name(row).groupVersion());
      }
    }
    return seen.stream()
        .findFirst()
        .map(version ->
            WITHOUT_TYPES.contains(version)
                ? new GroupVersion(version.group(), name.version())
                : version);
  }

  private static List<Map<String, String>> resourceRows() {
    List<Map<String, String>> rows =
        Facts.rows("resources").stream()
            .filter(row -> !WITHOUT_TYPES.contains(name(row).groupVersion()))
            .toList();
    return rows;
  }

  private static GroupVersionResource name(Map<String, String> row) {
    return new GroupVersionResource(Facts.group(row), cell(row, "version"), cell(row, "resource"));
  }

  private static ResourceType type(Map<String, String> row) {
    return BuiltInGroups.subresource(name(row), cell(row, "subresource")).orElseThrow();
  }

  private static GroupVersionKind kind(Map<String, String> row, Release release) {
    Optional<String> changed = changed(row, "kind", release);
    if (changed.isPresent()) {
      String[] parts = changed.get().split("/", -1);
      return parts[1].isEmpty()
          ? name(row).groupVersion().withKind(parts[2])
          : new GroupVersionKind(parts[0], parts[1], parts[2]);
    }
    return cell(row, "kindVersion").isEmpty()
        ? name(row).groupVersion().withKind(cell(row, "kind"))
        : new GroupVersionKind(cell(row, "kindGroup"), cell(row, "kindVersion"), cell(row, "kind"));
  }

  private static List<String> verbs(Map<String, String> row, Release release) {
    String verbs = changed(row, "verbs", release).orElseGet(() -> cell(row, "verbs"));
    return Arrays.asList(verbs.split(","));
  }

  private static Optional<String> changed(Map<String, String> row, String what, Release release) {
    String difference = cell(row, "diff120");
    return release == Release.V1_20 && difference.startsWith(what + "=")
        ? Optional.of(difference.substring(what.length() + 1))
        : Optional.empty();
  }
}
