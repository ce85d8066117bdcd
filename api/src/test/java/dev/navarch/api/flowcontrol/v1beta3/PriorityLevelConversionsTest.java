package dev.navarch.api.flowcontrol.v1beta3;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class PriorityLevelConversionsTest {
  private static final String MARK = "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares";

  @ParameterizedTest
  @NullSource
  @ValueSource(ints = 0)
  void sharesOfZeroAreMarked(@Nullable Integer shares) {
    PriorityLevelConfiguration old = fromHub(limited(shares, Map.of("mine", "stays")));

    assertThat(old.spec().limited()).isNotNull();
    assertThat(old.metadata().annotations()).isEqualTo(Map.of("mine", "stays", MARK, ""));
  }

  @Test
  void markIsGoneFromTheHub() {
    dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration hub =
        limited(0, Map.of("mine", "stays"));

    assertThat(toHub(fromHub(hub))).isEqualTo(hub);
  }

  @Test
  void otherSharesNeedNoMark() {
    dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration hub = limited(5, Map.of());

    assertThat(fromHub(hub).metadata().annotations()).isEmpty();
    assertThat(toHub(fromHub(hub))).isEqualTo(hub);
  }

  @Test
  void exemptLevelsNeedNoMark() {
    dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration hub =
        dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration.builder()
            .spec(s -> s.type("Exempt").exempt(e -> e.nominalConcurrencyShares(0)))
            .build();

    assertThat(fromHub(hub).metadata().annotations()).isEmpty();
    assertThat(toHub(fromHub(hub))).isEqualTo(hub);
  }

  @Test
  void markThatIsThereAlreadyKeepsItsValue() {
    assertThat(fromHub(limited(0, Map.of(MARK, "yes"))).metadata().annotations())
        .isEqualTo(Map.of(MARK, "yes"));
  }

  private static dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration limited(
      @Nullable Integer shares, Map<String, String> annotations) {
    return dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration.builder()
        .metadata(m -> m.name("low").annotations(annotations))
        .spec(s -> s.type("Limited").limited(l -> l.nominalConcurrencyShares(shares)))
        .build();
  }

  private static dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration toHub(
      PriorityLevelConfiguration old) {
    return GeneratedConversions.priorityLevelConfigurationToHub(old);
  }

  private static PriorityLevelConfiguration fromHub(
      dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration hub) {
    return GeneratedConversions.priorityLevelConfigurationFromHub(hub);
  }
}
