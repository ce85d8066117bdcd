package dev.navarch.registry.flowcontrol.prioritylevelconfiguration;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import org.junit.jupiter.api.Test;

class PriorityLevelConfigurationValidationTest {
  private static final PriorityLevelConfiguration LEVEL =
      PriorityLevelConfiguration.builder()
          .metadata(m -> m.name("mine"))
          .spec(s ->
              s.type("Limited")
                  .limited(l ->
                      l.nominalConcurrencyShares(5)
                          .limitResponse(r ->
                              r.type("Queue")
                                  .queuing(q -> q.queues(8).handSize(4).queueLengthLimit(50)))))
          .build();

  @Test
  void theLevelsThatAServerBeginsWithAreValid() {
    assertThat(FlowControlObjects.priorityLevels())
        .isNotEmpty()
        .allSatisfy(
            level -> assertThat(PriorityLevelConfigurationValidation.create(level)).isEmpty());
    assertThat(PriorityLevelConfigurationValidation.create(LEVEL)).isEmpty();
  }

  @Test
  void onlyOneLevelIsExempt() {
    PriorityLevelConfiguration exempt =
        PriorityLevelConfiguration.builder()
            .metadata(m -> m.name("mine"))
            .spec(s -> s.type("Exempt"))
            .build();

    assertThat(texts(PriorityLevelConfigurationValidation.create(exempt)))
        .containsExactly(
            "spec.type: Invalid value: \"Exempt\": type must be 'Exempt' if and only if name is"
                + " 'exempt'");
  }

  @Test
  void aHandIsNotLargerThanTheNumberOfQueues() {
    PriorityLevelConfiguration level =
        LEVEL.toBuilder()
            .spec(s -> s.limited(l -> l.limitResponse(r -> r.queuing(q -> q.handSize(9)))))
            .build();

    assertThat(texts(PriorityLevelConfigurationValidation.create(level)))
        .containsExactly(
            "spec.limited.limitResponse.queuing.handSize: Invalid value: 9: should not be greater"
                + " than queues (8)");
  }

  @Test
  void aRejectingLevelHasNoQueues() {
    PriorityLevelConfiguration level =
        LEVEL.toBuilder().spec(s -> s.limited(l -> l.limitResponse(r -> r.type("Reject")))).build();

    assertThat(texts(PriorityLevelConfigurationValidation.create(level)))
        .singleElement()
        .asString()
        .startsWith("spec.limited.limitResponse.queuing: Forbidden");
  }
}
