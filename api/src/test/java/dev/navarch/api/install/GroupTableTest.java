package dev.navarch.api.install;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.navarch.apimachinery.schema.GroupVersion;
import org.junit.jupiter.api.Test;

class GroupTableTest {
  private final GroupTable group = GroupTable.of("ships", 100);

  GroupTableTest() {
    group.version("v1", 9, BY_DEFAULT, BY_DEFAULT);
    group.version("v2", 15, NOT_AT_ALL, BY_DEFAULT);
    group.version("v1alpha1", 1, ON_REQUEST, NOT_AT_ALL);
  }

  @Test
  void aResourceIsServedAsItsVersionIs() {
    group.namespaced("oars", "Oar").in("v1", "v1alpha1");

    assertThat(group.build().resources())
        .extracting(type -> type.name().version(), type -> type.in120().serving())
        .containsExactly(tuple("v1", BY_DEFAULT), tuple("v1alpha1", ON_REQUEST));
  }

  @Test
  void aResourceOfOneReleaseIsNotServedInTheOther() {
    group.namespaced("oars", "Oar").in136("v1");

    ResourceType oars = group.build().resources().get(0);

    assertThat(oars.serving(Release.V1_20)).isEqualTo(NOT_AT_ALL);
    assertThat(oars.serving(Release.V1_36)).isEqualTo(BY_DEFAULT);
    assertThat(oars.in120().storage()).isNull();
  }

  @Test
  void aResourceThatNoReleaseServesIsLeftOut() {
    group.namespaced("oars", "Oar").in120("v2").status();

    assertThat(group.build().resources()).isEmpty();
  }

  @Test
  void subresourcesExistWhereTheResourceDoesUnlessTheyNameVersions() {
    group.cluster("oars", "Oar").in("v1", "v1alpha1").scale().status().in("v1");

    assertThat(group.build().resources())
        .extracting(type -> type.name().version() + "/" + type.path())
        .containsExactly(
            "v1/oars", "v1/oars/scale", "v1/oars/status", "v1alpha1/oars", "v1alpha1/oars/scale");
  }

  @Test
  void theBestVersionThatAReleaseHasIsStored() {
    group.namespaced("oars", "Oar").in("v2", "v1alpha1");

    ApiGroup ships = group.build();

    assertThat(ships.storageVersion("oars", Release.V1_20))
        .contains(new GroupVersion("ships", "v1alpha1"));
    assertThat(ships.storageVersion("oars", Release.V1_36))
        .contains(new GroupVersion("ships", "v2"));
  }

  @Test
  void whatIsNotStoredHasNeitherKeyNorStorageVersion() {
    group.namespaced("oars", "Oar").verbs("create").notStored().in("v1");

    ResourceType oars = group.build().resources().get(0);

    assertThat(oars.keyPrefix()).isEmpty();
    assertThat(oars.in136().storage()).isNull();
  }

  @Test
  void theVersionWithTheHighestPriorityIsPreferred() {
    ApiGroup ships = group.build();

    assertThat(ships.preferredVersion(Release.V1_20)).contains(new GroupVersion("ships", "v1"));
    assertThat(ships.preferredVersion(Release.V1_36)).contains(new GroupVersion("ships", "v2"));
  }

  @Test
  void aVersionThatTheGroupLacksIsRefused() {
    group.namespaced("oars", "Oar").in("v1").status().in("v3");

    assertThatThrownBy(group::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("oars is in versions that its group lacks: [v3]");
  }
}
