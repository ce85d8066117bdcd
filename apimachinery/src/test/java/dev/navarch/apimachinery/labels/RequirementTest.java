package dev.navarch.apimachinery.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RequirementTest {

  @Test
  void valuesAreSortedAndUnique() {
    Requirement requirement = Requirement.of("k", Operator.IN, List.of("b", "a", "b"));

    assertThat(requirement.values()).containsExactly("a", "b");
    assertThat(requirement).isEqualTo(Requirement.of("k", Operator.IN, List.of("a", "b")));
  }

  @ParameterizedTest
  @EnumSource(names = {"IN", "NOT_IN"})
  void setsMustNotBeEmpty(Operator operator) {
    assertRefused(
        operator,
        List.of(),
        "values: Invalid value: []: for 'in', 'notin' operators, values set can't be empty");
  }

  @ParameterizedTest
  @EnumSource(names = {"EQUALS", "DOUBLE_EQUALS", "NOT_EQUALS"})
  void equalityNeedsOneValue(Operator operator) {
    assertRefused(
        operator,
        List.of("a", "b"),
        "values: Invalid value: [\"a\",\"b\"]: exact-match compatibility requires one single"
            + " value");
  }

  @ParameterizedTest
  @EnumSource(names = {"EXISTS", "DOES_NOT_EXIST"})
  void existenceNeedsNoValue(Operator operator) {
    assertRefused(
        operator,
        List.of("a"),
        "values: Invalid value: [\"a\"]: values set must be empty for exists and does not exist");
  }

  @ParameterizedTest
  @EnumSource(names = {"GREATER_THAN", "LESS_THAN"})
  void comparisonNeedsOneNumber(Operator operator) {
    assertRefused(
        operator,
        List.of(),
        "values: Invalid value: []: for 'Gt', 'Lt' operators, exactly one value is required");
    assertRefused(
        operator,
        List.of("1.5"),
        "values[0]: Invalid value: \"1.5\": for 'Gt', 'Lt' operators, the value must be an"
            + " integer");
  }

  @Test
  void everythingWrongIsNamed() {
    assertThatExceptionOfType(LabelSelectorException.class)
        .isThrownBy(() -> Requirement.of("", Operator.EQUALS, List.of("x".repeat(64))))
        .withMessageMatching(
            "\\[key: Invalid value: \"\": name part must be non-empty; name part must consist of"
                + " .*, values\\[0\\]\\[\\]: Invalid value: \"x{64}\": must be no more than 63"
                + " bytes\\]");
  }

  private static void assertRefused(Operator operator, List<String> values, String message) {
    assertThatExceptionOfType(LabelSelectorException.class)
        .isThrownBy(() -> Requirement.of("k", operator, values))
        .withMessage(message);
  }
}
