package dev.navarch.api.apps.v1beta2;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.IntOrString;
import org.junit.jupiter.api.Test;

class DaemonSetDefaultsTest {
  private static final DaemonSetUpdateStrategy ONE_BY_ONE =
      new DaemonSetUpdateStrategy(
          "RollingUpdate", new RollingUpdateDaemonSet(IntOrString.of(1), IntOrString.of(0)));

  @Test
  void aBareDaemonSetRollsOneByOne() {
    DaemonSet out = DaemonSetDefaults.daemonSet(DaemonSet.builder().build());

    assertThat(out.spec())
        .isEqualTo(
            DaemonSetSpec.builder().updateStrategy(ONE_BY_ONE).revisionHistoryLimit(10).build());
    assertThat(DaemonSetDefaults.daemonSet(out)).isSameAs(out);
  }

  @Test
  void deletingNeedsNoNumbers() {
    DaemonSet in = DaemonSet.builder().spec(s -> s.updateStrategy(u -> u.type("OnDelete"))).build();

    assertThat(DaemonSetDefaults.daemonSet(in).spec().updateStrategy())
        .isEqualTo(new DaemonSetUpdateStrategy("OnDelete", null));
  }

  @Test
  void aRollingUpdateIsCompleted() {
    DaemonSet bare =
        DaemonSet.builder().spec(s -> s.updateStrategy(u -> u.type("RollingUpdate"))).build();
    DaemonSet half =
        DaemonSet.builder()
            .spec(s ->
                s.updateStrategy(u ->
                    u.type("RollingUpdate")
                        .rollingUpdate(r -> r.maxUnavailable(IntOrString.of("10%")))))
            .build();

    assertThat(DaemonSetDefaults.daemonSet(bare).spec().updateStrategy()).isEqualTo(ONE_BY_ONE);
    assertThat(DaemonSetDefaults.daemonSet(half).spec().updateStrategy())
        .isEqualTo(
            new DaemonSetUpdateStrategy(
                "RollingUpdate",
                new RollingUpdateDaemonSet(IntOrString.of("10%"), IntOrString.of(0))));
  }

  @Test
  void aStatedHistoryStays() {
    DaemonSet in = DaemonSet.builder().spec(s -> s.revisionHistoryLimit(0)).build();

    assertThat(DaemonSetDefaults.daemonSet(in).spec().revisionHistoryLimit()).isZero();
  }
}
