package dev.navarch.api.scheme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.AllTypes;
import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.api.apps.v1beta1.Deployment;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SchemeDemonstrationTest {
  private static final GroupVersion CORE = new GroupVersion("", "v1");
  private static final GroupVersion INTERNAL = GroupVersion.internal("");
  private static final GroupVersion EXTRA = new GroupVersion("extra.example.dev", "v1");

  /** Four registrations, and what each of the four maps holds of them. */
  @Nested
  class FourMaps {
    private final Scheme scheme =
        Scheme.builder("demonstration")
            .addKnownTypes(CORE, Pod.class)
            .addKnownTypes(EXTRA, DaemonSet.class)
            .addKnownTypes(INTERNAL, Pod.class)
            .addUnversionedTypes(CORE, Status.class)
            .build();

    @Test
    void everyKindHasItsType() {
      assertThat(scheme.allKnownTypes())
          .containsExactly(
              Map.entry(CORE.withKind("Pod"), Pod.class),
              Map.entry(EXTRA.withKind("DaemonSet"), DaemonSet.class),
              Map.entry(INTERNAL.withKind("Pod"), Pod.class),
              Map.entry(CORE.withKind("Status"), Status.class));
    }

    @Test
    void everyTypeHasAllItsKinds() {
      assertThat(scheme.objectKinds(Pod.class))
          .containsExactly(CORE.withKind("Pod"), INTERNAL.withKind("Pod"));
      assertThat(scheme.objectKinds(DaemonSet.class)).containsExactly(EXTRA.withKind("DaemonSet"));
      assertThat(scheme.objectKinds(Status.builder().build()))
          .containsExactly(CORE.withKind("Status"));
    }

    @Test
    void onlyTheStatusIsAnUnversionedType() {
      assertThat(scheme.unversionedTypes())
          .containsExactly(Map.entry(CORE.withKind("Status"), Status.class));
      assertThat(scheme.isUnversioned(Status.class)).contains(true);
      assertThat(scheme.isUnversioned(Pod.class)).contains(false);
      assertThat(scheme.isUnversioned(Deployment.class)).isEmpty();
    }

    @Test
    void theUnversionedKindIsFoundUnderItsBareName() {
      assertThat(scheme.unversionedKinds()).containsExactly(Map.entry("Status", Status.class));
      assertThat(scheme.type(EXTRA.withKind("Status"))).isEqualTo(Status.class);
      assertThat(scheme.recognizes(EXTRA.withKind("Status"))).isFalse();
    }

    @Test
    void theInternalVersionIsKnownAndNotObserved() {
      assertThat(scheme.recognizes(INTERNAL.withKind("Pod"))).isTrue();
      assertThat(scheme.observedVersions()).containsExactly(CORE, EXTRA);
    }
  }

  @Nested
  class Conversion {
    private final Scheme scheme = AllTypes.scheme();

    @Test
    void aDeploymentOfAnOldVersionGoesOverTheInternalOneToTheNewest() {
      Deployment old =
          Deployment.builder()
              .metadata(ObjectMeta.builder().name("web").build())
              .spec(spec -> spec.replicas(3).paused(true))
              .build();

      ApiObject internal = scheme.convertToVersion(old, GroupVersioner.internal());
      ApiObject newest =
          scheme.convertToVersion(internal, GroupVersioner.of(new GroupVersion("apps", "v1")));

      assertThat(old.groupVersionKind()).hasToString("apps/v1beta1, Kind=Deployment");
      assertThat(internal.groupVersionKind()).hasToString("/, Kind=");
      assertThat(newest.groupVersionKind()).hasToString("apps/v1, Kind=Deployment");
      assertThat(newest).isInstanceOf(dev.navarch.api.apps.v1.Deployment.class);
      dev.navarch.api.apps.v1.Deployment deployment = (dev.navarch.api.apps.v1.Deployment) newest;
      assertThat(deployment.metadata().name()).isEqualTo("web");
      assertThat(deployment.spec().replicas()).isEqualTo(3);
      assertThat(deployment.spec().paused()).isTrue();
    }
  }

  @Nested
  class Versions {
    private final Scheme scheme = AllTypes.scheme();

    @Test
    void theVersionsOfAppsAreTheBestFirst() {
      assertThat(scheme.prioritizedVersions("apps"))
          .extracting(GroupVersion::version)
          .containsExactly("v1", "v1beta2", "v1beta1");
      assertThat(scheme.preferredVersionAllGroups()).contains(new GroupVersion("apps", "v1"));
    }

    @Test
    void noGroupPrefersItsInternalVersionAndEachHasOnePreference() {
      assertThat(scheme.preferredVersionAllGroups())
          .isNotEmpty()
          .noneMatch(GroupVersion::isInternal)
          .extracting(GroupVersion::group)
          .doesNotHaveDuplicates();
      assertThat(scheme.prioritizedVersionsAllGroups()).noneMatch(GroupVersion::isInternal);
    }

    @Test
    void observedVersionsAreExternalAndRegistered() {
      assertThat(scheme.observedVersions())
          .contains(CORE, new GroupVersion("apps", "v1beta1"), new GroupVersion("batch", "v1"))
          .doesNotHaveDuplicates()
          .noneMatch(GroupVersion::isInternal)
          .allMatch(scheme::isVersionRegistered);
    }

    @Test
    void groupsAndVersionsAreFound() {
      assertThat(scheme.isGroupRegistered("apps")).isTrue();
      assertThat(scheme.isGroupRegistered("")).isTrue();
      assertThat(scheme.isGroupRegistered("extra.example.dev")).isFalse();
      assertThat(scheme.isVersionRegistered(new GroupVersion("apps", "v1"))).isTrue();
      assertThat(scheme.isVersionRegistered(new GroupVersion("apps", "v2"))).isFalse();
      assertThat(scheme.isVersionRegistered(GroupVersion.internal("apps"))).isFalse();
    }
  }

  @Nested
  class Kinds {
    private final Scheme scheme = AllTypes.scheme();

    @Test
    void aNewObjectHasNothingSet() {
      ApiObject pod = scheme.newObject(CORE.withKind("Pod"));

      assertThat(pod).isInstanceOf(Pod.class);
      assertThat(((Pod) pod).metadata()).isEqualTo(ObjectMeta.builder().build());
    }

    @Test
    void kindsAreRecognizedInTheirVersionsOnly() {
      assertThat(scheme.recognizes(CORE.withKind("Pod"))).isTrue();
      assertThat(scheme.recognizes(INTERNAL.withKind("Pod"))).isTrue();
      assertThat(scheme.recognizes(CORE.withKind("pod"))).isFalse();
      assertThat(scheme.recognizes(new GroupVersionKind("apps", "v1", "Pod"))).isFalse();
    }

    @Test
    void whatIsNotRegisteredIsNamed() {
      assertThatThrownBy(() -> scheme.newObject(new GroupVersionKind("apps", "v1", "Pod")))
          .isInstanceOf(NotRegisteredException.class)
          .hasMessage(
              "no kind \"Pod\" is registered for version \"apps/v1\" in scheme \"navarch\"");
      assertThatThrownBy(() -> scheme.newObject(GroupVersion.internal("apps").withKind("Pod")))
          .isInstanceOf(NotRegisteredException.class)
          .hasMessage(
              "no kind \"Pod\" is registered for the internal version of group \"apps\" in scheme"
                  + " \"navarch\"");
      assertThatThrownBy(() -> scheme.newObject(new GroupVersionKind("apps", "v2", "")))
          .isInstanceOf(NotRegisteredException.class)
          .hasMessage("no version \"apps/v2\" has been registered in scheme \"navarch\"");
    }

    @Test
    void aKindThatSaysNothingElseIsSelectedByNameAndNamespace() {
      GroupVersionKind configMap = CORE.withKind("ConfigMap");

      assertThat(scheme.convertFieldLabel(configMap, "metadata.name", "x"))
          .isEqualTo(new FieldValue("metadata.name", "x"));
      assertThat(scheme.convertFieldLabel(configMap, "metadata.namespace", "x"))
          .isEqualTo(new FieldValue("metadata.namespace", "x"));
      assertThatThrownBy(() -> scheme.convertFieldLabel(configMap, "data.x", "y"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "\"data.x\" is not a known field selector: only \"metadata.name\","
                  + " \"metadata.namespace\"");
    }
  }
}
