package dev.navarch.registry.scheduling.priorityclass;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.scheduling.v1.PriorityClass;
import java.util.List;
import org.junit.jupiter.api.Test;

class PriorityClassValidationTest {
  private static final String RESERVED =
      "metadata.name: Forbidden: priority class names with 'system-' prefix are reserved for system"
          + " use only. error: ";

  private static PriorityClass priority(String name, int value) {
    return PriorityClass.builder().metadata(m -> m.name(name)).value(value).build();
  }

  private static List<String> created(PriorityClass priority) {
    return texts(PriorityClassValidation.create(priority));
  }

  @Test
  void usersStayBelowTheSystem() {
    assertThat(created(priority("a", 1_000_000_000))).isEmpty();
    assertThat(created(priority("a", 2_000_000_000)))
        .containsExactly(
            "value: Forbidden: maximum allowed value of a user defined priority is 1000000000");
  }

  @Test
  void namesOfTheSystemAreReserved() {
    assertThat(created(priority("system-node-critical", 2_000_001_000))).isEmpty();
    assertThat(created(priority("system-own", 5)))
        .containsExactly(RESERVED + "system-own is not a known system priority class");
    assertThat(created(priority("system-cluster-critical", 5)))
        .containsExactly(
            RESERVED + "value of system-cluster-critical PriorityClass must be 2000000000");
    assertThat(
            created(
                priority("system-node-critical", 2_000_001_000).toBuilder()
                    .globalDefault(true)
                    .build()))
        .containsExactly(
            RESERVED + "globalDefault of system-node-critical PriorityClass must be false");
  }

  @Test
  void policiesAreKnown() {
    assertThat(created(priority("a", 5).toBuilder().preemptionPolicy("X").build()))
        .containsExactly(
            "preemptionPolicy: Unsupported value: \"X\": supported values:"
                + " \"PreemptLowerPriority\", \"Never\"");
  }

  @Test
  void valueAndPolicyAreImmutable() {
    PriorityClass old = priority("a", 4).toBuilder().preemptionPolicy("X").build();
    PriorityClass changed = priority("a", 5).toBuilder().preemptionPolicy("Never").build();

    assertThat(texts(PriorityClassValidation.update(changed, old)))
        .containsExactly(
            "value: Forbidden: may not be changed in an update.",
            "preemptionPolicy: Invalid value: \"Never\": field is immutable");
  }
}
