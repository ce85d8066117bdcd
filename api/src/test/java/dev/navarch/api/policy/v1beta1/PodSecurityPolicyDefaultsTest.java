package dev.navarch.api.policy.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PodSecurityPolicyDefaultsTest {
  @Test
  void gainingPrivilegesIsAllowedUnlessStated() {
    PodSecurityPolicySpec in = PodSecurityPolicySpec.builder().build();
    PodSecurityPolicySpec stated = in.toBuilder().allowPrivilegeEscalation(false).build();

    assertThat(PodSecurityPolicyDefaults.podSecurityPolicySpec(in).allowPrivilegeEscalation())
        .isTrue();
    assertThat(PodSecurityPolicyDefaults.podSecurityPolicySpec(stated)).isSameAs(stated);
  }
}
