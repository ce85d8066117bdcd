package dev.navarch.apimachinery.meta.v1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LabelSelectorsTest {
  private static LabelSelectorRequirement expression(
      String key, String operator, String... values) {
    return new LabelSelectorRequirement(key, operator, List.of(values));
  }

  private static LabelSelector selector(
      Map<String, String> labels, LabelSelectorRequirement... expressions) {
    return new LabelSelector(labels, List.of(expressions));
  }

  @Test
  void noSelectorMatchesNothingAndAnEmptyOneEverything() {
    assertThat(LabelSelectors.toSelector(null).matches(Map.of())).isFalse();
    assertThat(LabelSelectors.toSelector(selector(Map.of())).matches(Map.of("a", "b"))).isTrue();
  }

  @Test
  void labelsAndExpressionsMustAllHold() {
    LabelSelector selector =
        selector(
            Map.of("app", "web"),
            expression("tier", LabelSelectorOperator.IN, "front", "back"),
            expression("zone", LabelSelectorOperator.NOT_IN, "north"),
            expression("owner", LabelSelectorOperator.EXISTS),
            expression("old", LabelSelectorOperator.DOES_NOT_EXIST));

    var matching = LabelSelectors.toSelector(selector);

    assertThat(matching).hasToString("app=web,!old,owner,tier in (back,front),zone notin (north)");
    assertThat(matching.matches(Map.of("app", "web", "tier", "back", "owner", "me"))).isTrue();
    assertThat(matching.matches(Map.of("app", "web", "tier", "back"))).isFalse();
    assertThat(
            matching.matches(Map.of("app", "web", "tier", "back", "owner", "me", "zone", "north")))
        .isFalse();
  }

  @Test
  void anUnknownOperatorIsAnErrorThatNamesIt() {
    LabelSelector selector = selector(Map.of(), expression("a", "Near", "b"));

    assertThatThrownBy(() -> LabelSelectors.toSelector(selector))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("\"Near\" is not a valid label selector operator");
    assertThat(LabelSelectors.format(selector)).isEqualTo("<error>");
  }

  @Test
  void nothingToSayPrintsAsNone() {
    assertThat(LabelSelectors.format(selector(Map.of()))).isEqualTo("<none>");
    assertThat(LabelSelectors.format(LabelSelectors.ofLabels(Map.of("a", "b")))).isEqualTo("a=b");
  }
}
