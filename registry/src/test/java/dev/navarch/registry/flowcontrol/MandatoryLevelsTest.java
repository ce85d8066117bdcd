package dev.navarch.registry.flowcontrol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class MandatoryLevelsTest {
  private static PriorityLevelConfiguration level(String name) {
    return FlowControlObjects.priorityLevels().stream()
        .filter(level -> level.metadata().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void otherLevelsMayChange() {
    PriorityLevelConfiguration changed =
        level("system").toBuilder().spec(s -> s.limited(l -> l.lendablePercent(7))).build();

    assertThat(MandatoryLevels.check(changed)).isEmpty();
    assertThat(MandatoryLevels.check(level("exempt"))).isEmpty();
    assertThat(MandatoryLevels.check(level("catch-all"))).isEmpty();
  }

  @Test
  void onlyWhatIsLentIsForPeopleToSay() {
    PriorityLevelConfiguration lending =
        level("exempt").toBuilder().spec(s -> s.exempt(e -> e.lendablePercent(7))).build();
    PriorityLevelConfiguration limited =
        level("catch-all").toBuilder().spec(s -> s.limited(l -> l.lendablePercent(7))).build();

    assertThat(MandatoryLevels.check(lending)).isEmpty();
    assertThat(Received.texts(MandatoryLevels.check(limited)))
        .singleElement()
        .asString()
        .endsWith("spec of 'catch-all' must equal the fixed value");
  }
}
