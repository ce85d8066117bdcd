package dev.navarch.api.apps.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatefulSetConversionsTest {
  private static final PersistentVolumeClaim UNNAMED =
      PersistentVolumeClaim.builder()
          .typeMeta(TypeMeta.EMPTY)
          .metadata(meta -> meta.name("data"))
          .build();
  private static final PersistentVolumeClaim NAMED =
      UNNAMED.toBuilder().typeMeta(new TypeMeta("PersistentVolumeClaim", "v1")).build();

  @Test
  void claimsShowTheirKindInBothDirections() {
    StatefulSetSpec old =
        StatefulSetSpec.builder()
            .serviceName("db")
            .minReadySeconds(4)
            .volumeClaimTemplates(List.of(UNNAMED, NAMED))
            .build();

    dev.navarch.api.apps.v1.StatefulSetSpec hub = GeneratedConversions.statefulSetSpecToHub(old);
    StatefulSetSpec back =
        GeneratedConversions.statefulSetSpecFromHub(
            hub.toBuilder().volumeClaimTemplates(List.of(UNNAMED)).build());

    assertThat(hub.serviceName()).isEqualTo("db");
    assertThat(hub.volumeClaimTemplates()).containsExactly(NAMED, NAMED);
    assertThat(back.volumeClaimTemplates()).containsExactly(NAMED);
    assertThat(back.minReadySeconds()).isEqualTo(4);
  }

  @Test
  void setWithoutClaimsPassesUnchanged() {
    StatefulSet old =
        StatefulSet.builder().spec(spec -> spec.serviceName("db").replicas(3)).build();

    dev.navarch.api.apps.v1.StatefulSet hub = GeneratedConversions.statefulSetToHub(old);

    assertThat(Absent.is(hub.spec().volumeClaimTemplates())).isTrue();
    assertThat(GeneratedConversions.statefulSetFromHub(hub).spec()).isEqualTo(old.spec());
  }
}
