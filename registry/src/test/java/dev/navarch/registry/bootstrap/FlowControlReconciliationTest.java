package dev.navarch.registry.bootstrap;

import static dev.navarch.registry.bootstrap.FlowControlReconciliation.AUTO_UPDATE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FlowControlReconciliationTest {
  private static final FlowSchema NODES =
      named(FlowControlObjects.flowSchemas(Instant.EPOCH), "system-nodes");
  private static final PriorityLevelConfiguration EXEMPT =
      named(FlowControlObjects.priorityLevels(), "exempt");
  private static final PriorityLevelConfiguration CATCH_ALL =
      named(FlowControlObjects.priorityLevels(), "catch-all");

  private static <T extends MetaObject> T named(List<T> objects, String name) {
    return objects.stream()
        .filter(object -> object.metadata().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The schema as somebody has changed it. */
  private static FlowSchema changed(Map<String, String> annotations, long generation) {
    return NODES.toBuilder()
        .metadata(m -> m.annotations(annotations).generation(generation))
        .spec(spec -> spec.matchingPrecedence(7))
        .build();
  }

  @Test
  void whatIsAsExpectedStays() {
    assertThat(FlowControlReconciliation.flowSchema(NODES, NODES)).isEmpty();
    assertThat(FlowControlReconciliation.priorityLevel(EXEMPT, EXEMPT)).isEmpty();
  }

  @Test
  void theAnnotationDecides() {
    FlowSchema updated = changed(Map.of(AUTO_UPDATE, "true"), 5);

    assertThat(FlowControlReconciliation.flowSchema(updated, NODES))
        .contains(updated.toBuilder().spec(NODES.spec()).build());
    assertThat(FlowControlReconciliation.flowSchema(changed(Map.of(AUTO_UPDATE, "F"), 1), NODES))
        .isEmpty();
  }

  @Test
  void withoutItWhatNobodyHasChangedIsUpdated() {
    FlowSchema fresh = changed(Map.of(), 1);
    FlowSchema tuned = changed(Map.of(AUTO_UPDATE, "perhaps"), 2);

    assertThat(FlowControlReconciliation.flowSchema(fresh, NODES)).contains(NODES);
    assertThat(FlowControlReconciliation.flowSchema(tuned, NODES))
        .contains(changed(Map.of(AUTO_UPDATE, "false"), 2));
  }

  @Test
  void theMandatoryOnesAreAlwaysPutBack() {
    PriorityLevelConfiguration tuned =
        CATCH_ALL.toBuilder()
            .metadata(m -> m.annotations(Map.of(AUTO_UPDATE, "false")).generation(3))
            .spec(spec -> spec.limited(limited -> limited.nominalConcurrencyShares(99)))
            .build();

    assertThat(FlowControlReconciliation.priorityLevel(tuned, CATCH_ALL))
        .contains(CATCH_ALL.toBuilder().metadata(m -> m.generation(3)).build());
  }

  @Test
  void theSharesOfTheExemptLevelAreForPeopleToChoose() {
    PriorityLevelConfiguration tuned =
        EXEMPT.toBuilder()
            .spec(spec -> spec.exempt(exempt -> exempt.nominalConcurrencyShares(10)))
            .build();
    PriorityLevelConfiguration broken =
        tuned.toBuilder().spec(spec -> spec.type("Limited")).build();

    assertThat(FlowControlReconciliation.priorityLevel(tuned, EXEMPT)).isEmpty();
    assertThat(FlowControlReconciliation.priorityLevel(broken, EXEMPT)).contains(EXEMPT);
  }

  @Test
  void whatIsNotBuiltInAnyMoreIsOutdatedUnlessSomebodyOwnsIt() {
    FlowSchema old = NODES.toBuilder().metadata(m -> m.name("old")).build();
    FlowSchema owned =
        old.toBuilder()
            .metadata(m -> m.name("owned").annotations(Map.of(AUTO_UPDATE, "false")))
            .build();
    FlowSchema foreign =
        old.toBuilder().metadata(m -> m.name("foreign").annotations(Map.of())).build();

    assertThat(
            FlowControlReconciliation.outdated(List.of(NODES, old, owned, foreign), List.of(NODES)))
        .containsExactly(old);
  }
}
