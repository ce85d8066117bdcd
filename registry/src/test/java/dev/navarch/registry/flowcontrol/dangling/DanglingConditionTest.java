package dev.navarch.registry.flowcontrol.dangling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.FlowSchemaCondition;
import dev.navarch.api.flowcontrol.v1.FlowSchemaStatus;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class DanglingConditionTest {
  private static final Time BEFORE = Time.ofEpochSecond(1_000);
  private static final Time NOW = Time.ofEpochSecond(2_000);

  private static FlowSchema schema(String level, FlowSchemaCondition... conditions) {
    return FlowSchema.builder()
        .metadata(m -> m.name("s"))
        .spec(s -> s.priorityLevelConfiguration(p -> p.name(level)))
        .status(new FlowSchemaStatus(List.of(conditions)))
        .build();
  }

  @Test
  void theConditionTellsWhetherTheLevelExists() {
    assertThat(DanglingCondition.change(schema("a"), true, NOW))
        .contains(
            new FlowSchemaCondition(
                "Dangling",
                "False",
                NOW,
                "Found",
                "This FlowSchema references the PriorityLevelConfiguration object named \"a\" and"
                    + " it exists"));
    assertThat(DanglingCondition.change(schema("a"), false, NOW))
        .contains(
            new FlowSchemaCondition(
                "Dangling",
                "True",
                NOW,
                "NotFound",
                "This FlowSchema references the PriorityLevelConfiguration object named \"a\" but"
                    + " there is no such object"));
  }

  @Test
  void nothingChangesWhereThatIsSaidAlready() {
    FlowSchemaCondition said = DanglingCondition.change(schema("a"), true, BEFORE).orElseThrow();

    assertThat(DanglingCondition.change(schema("a", said), true, NOW)).isEmpty();
    assertThat(DanglingCondition.change(schema("a", said), false, NOW)).isPresent();
    assertThat(DanglingCondition.change(schema("b", said), true, NOW)).isPresent();
  }

  @Test
  void theFirstObjectsSayItInTheSameWords() {
    for (FlowSchema schema : FlowControlObjects.flowSchemas(Instant.EPOCH)) {
      assertThat(DanglingCondition.change(schema, true, NOW)).isEmpty();
    }
  }
}
