package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternSyntaxTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "^[a-z]+$",
        "(?i)a|b",
        "(?P<name>a)",
        "(?P<my_name>a)",
        "(?:a)",
        "(?m-s:a)",
        "(?U)a",
        "[(?=]",
        "\\(?=",
        "\\Q(?=[*+\\E",
        "[]a\\]]",
        "[^[]+",
        "^{a}{,2}$",
        "\\d{1,3}?",
        "\\p{Greek}[\\pN]",
        "\\12",
        "\\_"
      })
  void lets(String expression) {
    assertThat(PatternSyntax.problem(expression)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "(",
        "a)",
        "[a",
        "[[:alpha:]",
        "*",
        "a(?!b)",
        "(?<=a)b",
        "(?<!a)b",
        "(?>a)",
        "(?x)a",
        "(?-)a",
        "(?P<a-b>a)",
        "(a)\\1",
        "a{2,1}",
        "a*+",
        "a{2}{3}",
        "a\\",
        "\\Z",
        "\\h",
        "\\C",
        "\\u0041",
        "[\\b]",
        "[[:letter:]]",
        "\\x{zz}"
      })
  void refuses(String expression) {
    assertThat(PatternSyntax.problem(expression)).isPresent();
  }

  @Test
  void saysWhatIsMissing() {
    assertThat(PatternSyntax.problem("^\\h$"))
        .contains("RE2 has no \\h: write the @Pattern without");
    assertThat(PatternSyntax.problem("[\\z]"))
        .contains("RE2 has no \\z in classes: write the @Pattern without");
    assertThat(PatternSyntax.problem("a(?x)"))
        .contains("RE2 has no such group at index 1: write the @Pattern without");
  }

  /** The expression occurs in the first text, not in the second; {@code ~} is a line break. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = ';',
      value = {
        "^[[:alpha:]]+$; Red; :",
        "^[[:^digit:]_[:word:]]$; 7; ab",
        "^[a&&b]$; &; c",
        "^[&&&]$; &; a",
        "^[[a]$; [; b",
        "^[a[b]]$; a]; a",
        "^[^^]$; a; ^",
        "^[[^a]$; ^; b",
        "^[a-c-e]$; -; d",
        "^\\v$; `\u000b`; ~",
        "^[\\v]$; `\u000b`; ~",
        "^\\s$; ~; `\u000b`",
        "^[\\s]$; ~; `\u000b`",
        "^\\S$; `\u000b`; ~",
        "^[^\\S]$; ~; `\u000b`",
        "^a$; a; a~",
        "^a\\z; a; a~",
        "^.$; \u2028; ~",
        "(?s)^.$; ~; ~~",
        "^(?i)\u00e9$; \u00c9; e",
        "^(?P<my_1>a)$; a; (?P<my_1>a)",
        "^\\(?P<$; P<; <",
        "^\\Qa.b\\E+$; a.bb; axb",
        "^\\Qa$; a$; a",
        "^{a}$; {a}; a",
        "^a{,2}$; a{,2}; aa",
        "^a{2}$; aa; a{2}",
        "^\\101\\x42\\x{43}$; ABC; 101",
        "^\\*\\_$; *_; _",
      })
  void matchesWhatServersMatch(String expression, String match, String other) {
    assertThat(PatternSyntax.problem(expression)).isEmpty();
    assertThat(PatternSyntax.mayOccur(expression, match.replace('~', '\n'))).isTrue();
    assertThat(PatternSyntax.mayOccur(expression, other.replace('~', '\n'))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"^\\p{Greek}$", "^[\\pL]$", "(?m)^a$", "(?U)^\\w$", "(?-m:a)"})
  void whatJavaCannotTellMayMatch(String expression) {
    assertThat(PatternSyntax.mayOccur(expression, "7")).isTrue();
  }

  @Test
  void whatIsTooLongForJavaMayMatch() {
    assertThat(PatternSyntax.mayOccur("^(a|b)*$", "ab".repeat(100_000) + "c")).isTrue();
  }
}
