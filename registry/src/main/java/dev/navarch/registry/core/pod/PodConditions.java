package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;

/** The conditions in which a pod is. */
final class PodConditions {
  static final String SCHEDULED = "PodScheduled";
  static final String READY = "Ready";
  static final String DISRUPTION_TARGET = "DisruptionTarget";
  static final String TRUE = "True";
  static final String FALSE = "False";

  private PodConditions() {}

  static boolean isTrue(PodStatus status, String type) {
    return status.conditions().stream()
        .anyMatch(condition -> condition.type().equals(type) && condition.status().equals(TRUE));
  }

  /**
   * The status with a condition in place of one of the same type, if there is one. The time of its
   * last change is now, unless it says what the former one said.
   */
  static PodStatus with(PodStatus status, PodCondition wanted, long generation, Time now) {
    List<PodCondition> conditions = new ArrayList<>(status.conditions());
    for (int i = 0; i < conditions.size(); i++) {
      PodCondition present = conditions.get(i);
      if (present.type().equals(wanted.type())) {
        boolean same = present.status().equals(wanted.status());
        conditions.set(
            i,
            wanted.toBuilder()
                .lastTransitionTime(same ? present.lastTransitionTime() : now)
                .observedGeneration(present.observedGeneration() == 0 ? 0 : generation)
                .build());
        return status.toBuilder().conditions(conditions).build();
      }
    }
    conditions.add(wanted.toBuilder().lastTransitionTime(now).build());
    return status.toBuilder().conditions(conditions).build();
  }
}
