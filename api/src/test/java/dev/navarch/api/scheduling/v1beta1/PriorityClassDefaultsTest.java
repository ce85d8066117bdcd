package dev.navarch.api.scheduling.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PriorityClassDefaultsTest {
  @Test
  void pendingPodsPreemptOthersUnlessStated() {
    PriorityClass in = PriorityClass.builder().build();
    PriorityClass stated = in.toBuilder().preemptionPolicy("Never").build();

    assertThat(PriorityClassDefaults.priorityClass(in).preemptionPolicy())
        .isEqualTo("PreemptLowerPriority");
    assertThat(PriorityClassDefaults.priorityClass(stated)).isSameAs(stated);
  }
}
