package dev.navarch.apimachinery.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | ''",
        "'  ' | ''",
        "a=b | a=b",
        "a==b | a==b",
        "a!=b | a!=b",
        "a= | a=",
        "a=,b | a=,b",
        "x,a=b | a=b,x",
        "' a = b , c != d ' | a=b,c!=d",
        "!w | !w",
        "! w | !w",
        "x in (b,a,b) | x in (a,b)",
        "x in() | x in ()",
        "x notin (a,b) | x notin (a,b)",
        "x in (,) | x in ()",
        "x in (a,) | x in (,a)",
        "x in (a,,b) | x in (,a,b)",
        "x notin ( a , b ),y | x notin (a,b),y",
        "in in (in,notin) | in in (in,notin)",
        "notin | notin",
        "a=in | a=in",
        "n>5,m < 3 | m<3,n>5",
        "example.com/x-y_z.9=A.b_c-1 | example.com/x-y_z.9=A.b_c-1",
        "b=1,a=2,b!=3 | a=2,b=1,b!=3"
      })
  void parsesAndPrintsCanonically(String text, String printed) {
    Selector selector = Selector.parse(text);

    assertThat(selector).hasToString(printed);
    assertThat(Selector.parse(selector.toString())).isEqualTo(selector);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "',a' | found ',', expected: !, identifier, or 'end of string'",
        "(a) | found '(', expected: !, identifier, or 'end of string'",
        "'a,' | found '', expected: identifier after ','",
        "'a,,b' | found ',', expected: identifier after ','",
        "a=b c | found 'c', expected: ',' or 'end of string'",
        "!a=b | found '=', expected: ',' or 'end of string'",
        "a in (b)) | found ')', expected: ',' or 'end of string'",
        "! | unable to parse requirement: found '', expected: identifier",
        "!! | unable to parse requirement: found '!', expected: identifier",
        "a b | unable to parse requirement: found 'b', expected: in, notin, =, ==, !=, gt, lt",
        "a! | unable to parse requirement: found '!', expected: in, notin, =, ==, !=, gt, lt",
        "a===b | unable to parse requirement: found '=', expected: identifier",
        "a=) | unable to parse requirement: found ')', expected: identifier",
        "x in | unable to parse requirement: found '' expected: '('",
        "x in a | unable to parse requirement: found 'a' expected: '('",
        "x in (= | unable to parse requirement: found '=', expected: ',', ')' or identifier",
        "x in (a | unable to parse requirement: found '', expected: ',' or ')'",
        "x in (a b) | unable to parse requirement: found 'b', expected: ',' or ')'",
        "'x in (a,' | unable to parse requirement: found '', expected: ',', or identifier",
        "'x in (a,=)' | unable to parse requirement: found '=', expected: ',', or identifier",
        "n>x | unable to parse requirement: values[0]: Invalid value: \"x\": for 'Gt', 'Lt'"
            + " operators, the value must be an integer"
      })
  void malformedTextIsRefusedInKubernetesWords(String text, String message) {
    assertThatExceptionOfType(LabelSelectorException.class)
        .isThrownBy(() -> Selector.parse(text))
        .withMessage(message);
  }

  @Test
  void badKeysAndValuesAreRefusedInKubernetesWords() {
    assertThatExceptionOfType(LabelSelectorException.class)
        .isThrownBy(() -> Selector.parse("a@=b"))
        .withMessage(
            "unable to parse requirement: <nil>: Invalid value: \"a@\": name part must consist of"
                + " alphanumeric characters, '-', '_' or '.', and must start and end with an"
                + " alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used"
                + " for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')");
    assertThatExceptionOfType(LabelSelectorException.class)
        .isThrownBy(() -> Selector.parse("a=-"))
        .withMessage(
            "unable to parse requirement: values[0][a]: Invalid value: \"-\": a valid label must be"
                + " an empty string or consist of alphanumeric characters, '-', '_' or '.', and"
                + " must start and end with an alphanumeric character (e.g. 'MyValue',  or"
                + " 'my_value',  or '12345', regex used for validation is"
                + " '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | true",
        "env=prod | true",
        "env==prod | true",
        "env=dev | false",
        "env!=dev | true",
        "env!=prod | false",
        "missing!=x | true",
        "missing= | false",
        "empty= | true",
        "env | true",
        "!env | false",
        "!missing | true",
        "env in (dev,prod) | true",
        "env in (dev) | false",
        "missing in (dev) | false",
        "env notin (dev) | true",
        "env notin (dev,prod) | false",
        "missing notin (dev) | true",
        "n>5 | true",
        "n>7 | false",
        "n<8 | true",
        "n<7 | false",
        "env>1 | false",
        "env<1 | false",
        "missing<1 | false",
        "big>9223372036854775806 | true",
        "env=prod,n>5,!missing | true",
        "env=prod,n>5,missing | false"
      })
  void matchesLabels(String text, boolean expected) {
    Map<String, String> labels =
        Map.of("env", "prod", "n", "7", "empty", "", "big", "9223372036854775807");

    assertThat(Selector.parse(text).matches(labels)).isEqualTo(expected);
  }

  @Test
  void everythingAndNothingAreApart() {
    assertThat(Selector.everything().matches(Map.of())).isTrue();
    assertThat(Selector.everything().isEmpty()).isTrue();
    assertThat(Selector.everything().isNothing()).isFalse();
    assertThat(Selector.nothing().matches(Map.of("a", "b"))).isFalse();
    assertThat(Selector.nothing().isEmpty()).isFalse();
    assertThat(Selector.nothing().isNothing()).isTrue();
    assertThat(Selector.nothing()).isNotEqualTo(Selector.everything()).hasToString("");
    assertThat(Selector.parse("")).isEqualTo(Selector.everything());
    assertThat(Selector.of(List.of())).isEqualTo(Selector.everything());
  }

  @Test
  void setsBecomeEqualityWithoutACheck() {
    assertThat(Selector.ofSet(Map.of("b", "2", "a", "1"))).hasToString("a=1,b=2");
    assertThat(Selector.ofSet(Map.of()).isEmpty()).isTrue();
    assertThat(Selector.ofSet(Map.of("a b", "!")).matches(Map.of("a b", "!"))).isTrue();
  }

  @Test
  void withAddsAndNothingStaysNothing() {
    List<Requirement> more = List.of(Requirement.of("a", Operator.EXISTS, List.of()));

    assertThat(Selector.parse("b=1").with(more)).hasToString("a,b=1");
    assertThat(Selector.nothing().with(more).isNothing()).isTrue();
    assertThat(Selector.everything().with(List.of())).isEqualTo(Selector.everything());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a=1 | a | 1",
        "a==1 | a | 1",
        "a in (1) | a | 1",
        "a in (1,2) | a | ",
        "a!=1 | a | ",
        "a | a | ",
        "b=1 | a | ",
        "'a!=2,a=1' | a | "
      })
  void knowsTheOnlyValueALabelMayHave(String text, String key, String value) {
    assertThat(Selector.parse(text).requiresExactMatch(key).orElse(null)).isEqualTo(value);
  }
}
