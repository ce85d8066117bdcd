package dev.navarch.api.apps.v1beta2;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class StatefulSetDefaultsTest {
  private static final DefaultingContext BOTH_GATES = Contexts.newest("MaxUnavailableStatefulSet");

  @Test
  void aBareStatefulSetRollsInOrder() {
    StatefulSet out = defaulted(s -> {}, Contexts.NEWEST);

    assertThat(out.spec())
        .isEqualTo(
            StatefulSetSpec.builder()
                .replicas(1)
                .podManagementPolicy("OrderedReady")
                .updateStrategy(
                    new StatefulSetUpdateStrategy(
                        "RollingUpdate", new RollingUpdateStatefulSetStrategy(0, null)))
                .persistentVolumeClaimRetentionPolicy(
                    new StatefulSetPersistentVolumeClaimRetentionPolicy("Retain", "Retain"))
                .revisionHistoryLimit(10)
                .build());
    assertThat(StatefulSetDefaults.statefulSet(out, Contexts.NEWEST)).isSameAs(out);
  }

  @Test
  void aChosenRollingUpdateIsCompletedOnlyIfItHasDetails() {
    assertThat(strategy(u -> u.type("RollingUpdate"), BOTH_GATES))
        .isEqualTo(new StatefulSetUpdateStrategy("RollingUpdate", null));
    assertThat(strategy(u -> u.type("RollingUpdate").rollingUpdate(r -> {}), BOTH_GATES))
        .isEqualTo(
            new StatefulSetUpdateStrategy(
                "RollingUpdate", new RollingUpdateStatefulSetStrategy(0, IntOrString.of(1))));
    assertThat(
            strategy(
                u ->
                    u.type("RollingUpdate")
                        .rollingUpdate(r -> r.partition(2).maxUnavailable(IntOrString.of(3))),
                BOTH_GATES))
        .isEqualTo(
            new StatefulSetUpdateStrategy(
                "RollingUpdate", new RollingUpdateStatefulSetStrategy(2, IntOrString.of(3))));
  }

  @Test
  void withoutTheGateMoreThanOneUnavailablePodIsNotThoughtOf() {
    assertThat(strategy(u -> u.type("RollingUpdate").rollingUpdate(r -> {}), Contexts.NEWEST))
        .isEqualTo(
            new StatefulSetUpdateStrategy(
                "RollingUpdate", new RollingUpdateStatefulSetStrategy(0, null)));
  }

  @Test
  void halfARetentionPolicyIsCompleted() {
    assertThat(
            defaulted(
                    s -> s.persistentVolumeClaimRetentionPolicy(p -> p.whenDeleted("Delete")),
                    Contexts.NEWEST)
                .spec()
                .persistentVolumeClaimRetentionPolicy())
        .isEqualTo(new StatefulSetPersistentVolumeClaimRetentionPolicy("Delete", "Retain"));
    assertThat(
            defaulted(
                    s -> s.persistentVolumeClaimRetentionPolicy(p -> p.whenScaled("Delete")),
                    Contexts.NEWEST)
                .spec()
                .persistentVolumeClaimRetentionPolicy())
        .isEqualTo(new StatefulSetPersistentVolumeClaimRetentionPolicy("Retain", "Delete"));
  }

  @Test
  void whatAStatefulSetStatesStays() {
    StatefulSet stated =
        StatefulSet.builder()
            .spec(s ->
                s.replicas(0)
                    .podManagementPolicy("Parallel")
                    .updateStrategy(u -> u.type("OnDelete"))
                    .persistentVolumeClaimRetentionPolicy(
                        new StatefulSetPersistentVolumeClaimRetentionPolicy("Delete", "Delete"))
                    .revisionHistoryLimit(0))
            .build();

    assertThat(StatefulSetDefaults.statefulSet(stated, BOTH_GATES)).isSameAs(stated);
  }

  @Test
  void deletingNeedsNoNumbers() {
    assertThat(strategy(u -> u.type("OnDelete"), BOTH_GATES))
        .isEqualTo(new StatefulSetUpdateStrategy("OnDelete", null));
  }

  private static StatefulSet defaulted(
      Consumer<StatefulSetSpecBuilder> spec, DefaultingContext context) {
    return StatefulSetDefaults.statefulSet(StatefulSet.builder().spec(spec).build(), context);
  }

  private static StatefulSetUpdateStrategy strategy(
      Consumer<StatefulSetUpdateStrategyBuilder> strategy, DefaultingContext context) {
    return defaulted(s -> s.updateStrategy(strategy), context).spec().updateStrategy();
  }
}
