package dev.navarch.api.extensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReplicaSetDefaultsTest {
  @Test
  void aReplicaSetIsForOnePodUnlessStated() {
    ReplicaSet out = ReplicaSetDefaults.replicaSet(ReplicaSet.builder().build());
    ReplicaSet stated = ReplicaSet.builder().spec(s -> s.replicas(0)).build();

    assertThat(out.spec()).isEqualTo(ReplicaSetSpec.builder().replicas(1).build());
    assertThat(ReplicaSetDefaults.replicaSet(stated)).isSameAs(stated);
  }

  @Test
  void labelsAndSelectorComeFromTheTemplate() {
    ReplicaSet out =
        ReplicaSetDefaults.replicaSet(
            ReplicaSet.builder()
                .spec(s -> s.template(t -> t.metadata(m -> m.addToLabels("app", "web"))))
                .build());

    assertThat(out.metadata().labels()).containsOnly(Map.entry("app", "web"));
    assertThat(out.spec().selector())
        .isEqualTo(LabelSelector.builder().addToMatchLabels("app", "web").build());
  }
}
