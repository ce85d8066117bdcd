package dev.navarch.benchmarks.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PodsTest {
  @Test
  void keysAreLikeThoseOfKubernetes() {
    assertThat(Pods.ETCD_KEY_PREFIX + Pods.key(1237).utf8())
        .isEqualTo("/registry/pods/ns-17/pod-000123");
  }

  @Test
  void keysDifferAndAreEquallyLong() {
    assertThat(Pods.keys(1_000)).doesNotHaveDuplicates().contains(Pods.key(999));
    assertThat(Pods.key(999_999).length()).isEqualTo(Pods.key(0).length());
  }

  @Test
  void aTenthOfAllPodsIsInANamespace() {
    assertThat(Arrays.stream(Pods.keys(1_000)).filter(Pods.NAMESPACE::contains)).hasSize(100);
    assertThat(Arrays.stream(Pods.keys(1_000))).allMatch(Pods.ALL::contains);
  }
}
