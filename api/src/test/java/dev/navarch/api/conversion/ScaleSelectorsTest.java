package dev.navarch.api.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.runtime.ConversionException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScaleSelectorsTest {

  @Test
  void textWinsOverLabels() {
    assertThat(ScaleSelectors.text(Map.of("app", "web"), "app in (a,b)")).isEqualTo("app in (a,b)");
  }

  @Test
  void labelsArePrintedSortedWhenThereIsNoText() {
    assertThat(ScaleSelectors.text(Map.of("tier", "front", "app", "web"), ""))
        .isEqualTo("app=web,tier=front");
    assertThat(ScaleSelectors.text(Absent.map(), "")).isEmpty();
  }

  @Test
  void equalityBecomesLabels() {
    assertThat(ScaleSelectors.labels("tier==front,app=web,empty="))
        .isEqualTo(Map.of("app", "web", "tier", "front", "empty", ""));
    assertThat(ScaleSelectors.labels("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"app=web,tier in (a)", "app=web,tier notin (a)", "app=web,tier", "app=web,!tier"})
  void selectorThatAsksForMoreThanEqualityHasNoLabels(String text) {
    assertThat(Absent.is(ScaleSelectors.labels(text))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n>5 | failed to parse selector: \"gt\" isn't supported in label selectors",
        "n<5 | failed to parse selector: \"lt\" isn't supported in label selectors",
        "a!=b | failed to parse selector: \"!=\" is not a valid label selector operator"
      })
  void refusesOperatorsThatLabelSelectorsLack(String text, String message) {
    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> ScaleSelectors.labels(text))
        .withMessage(message);
  }

  @Test
  void refusesWhatIsNoSelector() {
    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> ScaleSelectors.labels("a,"))
        .withMessage(
            "failed to parse selector: couldn't parse the selector string \"a,\":"
                + " found '', expected: identifier after ','");
  }
}
