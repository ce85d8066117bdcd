package dev.navarch.api.apps.v1beta2;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplicaSetDefaultsTest {
  @Test
  void aReplicaSetIsForOnePodUnlessStated() {
    ReplicaSet out = ReplicaSetDefaults.replicaSet(ReplicaSet.builder().build());
    ReplicaSet stated = ReplicaSet.builder().spec(s -> s.replicas(0)).build();

    assertThat(out.spec()).isEqualTo(ReplicaSetSpec.builder().replicas(1).build());
    assertThat(ReplicaSetDefaults.replicaSet(stated)).isSameAs(stated);
  }
}
