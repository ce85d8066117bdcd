package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PatternSyntaxTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "^[a-z]+$",
        "(?i)a|b",
        "(?P<name>a)",
        "(?:a)",
        "[(?=]",
        "\\(?=",
        "[]a\\]]",
        "\\d{1,3}"
      })
  void lets(String expression) {
    assertThat(PatternSyntax.problem(expression)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "(", "a)", "[a", "*", "a(?!b)", "(?<=a)b", "(?<!a)b", "(?>a)", "(a)\\1", "a{2,1}"
      })
  void refuses(String expression) {
    assertThat(PatternSyntax.problem(expression)).isPresent();
  }
}
