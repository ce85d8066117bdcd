package dev.navarch.apiextensions.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegularExpressionTest {
  private static boolean occurs(String expression, String text) throws Exception {
    return RegularExpression.compile(expression).occursIn(text);
  }

  @Test
  void isLookedForAnywhereInATextUnlessItSaysOtherwise() throws Exception {
    assertThat(occurs("b+", "abbc")).isTrue();
    assertThat(occurs("^b", "ab")).isFalse();
    assertThat(occurs("^[]a\\]]{2,3}$", "]a]")).isTrue();
    assertThat(occurs("\\Qa{2}\\E", "a{2}")).isTrue();
    assertThat(occurs("a{,2}", "a{,2}")).isTrue();
    assertThat(occurs("^[[:alpha:]]{1000}$", "x".repeat(1000))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          [             | error parsing regexp: missing closing ]: `[`
          a{1001}       | error parsing regexp: invalid repeat count: `{1001}`
          (a{100}){11}  | error parsing regexp: invalid repeat count: `{11}`
          (?=a)         | error parsing regexp: invalid or unsupported Perl syntax: `(?=`
          """)
  void malformedExpressionsAreRefusedInGosWords(String expression, String message) {
    assertThatThrownBy(() -> RegularExpression.compile(expression))
        .isInstanceOf(RegularExpression.MalformedException.class)
        .hasMessage(message);
  }

  @Test
  void expressionsThatNestOrGrowTooFarAreRefused() {
    assertThatThrownBy(() -> RegularExpression.compile("(".repeat(1001) + ")".repeat(1001)))
        .hasMessage("error parsing regexp: expression nests too deeply");
    assertThatThrownBy(() -> RegularExpression.compile("(" + "x".repeat(60) + "){1000}"))
        .hasMessage("error parsing regexp: expression too large");
    assertThatThrownBy(() -> RegularExpression.compile("x".repeat(20_001)))
        .hasMessage("error parsing regexp: expression too large");
  }

  @Test
  void expressionsThatMayMatchNothingEndOnAnyThread() throws Exception {
    RegularExpression expression = RegularExpression.compile("a?".repeat(9_000) + "b");
    boolean[] found = {true};

    Thread small = new Thread(null, () -> found[0] = expression.occursIn("aaa"), "small", 64 << 10);
    small.start();
    small.join();

    assertThat(found[0]).isFalse();
  }
}
