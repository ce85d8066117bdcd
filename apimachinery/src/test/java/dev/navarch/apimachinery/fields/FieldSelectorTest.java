package dev.navarch.apimachinery.fields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.navarch.apimachinery.fields.FieldRequirement.Operator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldSelectorTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | \"\"",
        "\",\" | \"\"",
        "metadata.name=foo | metadata.name=foo",
        "metadata.name==foo | metadata.name=foo",
        "status.phase!=Running,metadata.name=foo | metadata.name=foo,status.phase!=Running",
        "a= | a=",
        "a!= | a!=",
        "=b | =b",
        "a=b\\,c\\=d\\\\e | a=b\\,c\\=d\\\\e",
        "a=x y | a=x y",
        "a==\\=b | a=\\=b",
        "a=!b | a=!b"
      })
  void parsesAndPrints(String text, String printed) {
    FieldSelector selector = FieldSelector.parse(text);

    assertThat(selector).hasToString(printed);
    assertThat(FieldSelector.parse(selector.toString())).isEqualTo(selector);
  }

  @Test
  void escapesAreTakenOutOfValues() {
    FieldSelector selector = FieldSelector.parse("a=b\\,c\\=d\\\\e,f!=\\=");

    assertThat(selector.requirements())
        .containsExactly(
            new FieldRequirement("a", Operator.EQUALS, "b,c=d\\e"),
            new FieldRequirement("f", Operator.NOT_EQUALS, "="));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "abc | invalid selector: 'abc'; can't understand 'abc'",
        "a=b,c | invalid selector: 'a=b,c'; can't understand 'c'",
        "a=b=c | invalid field selector: unescaped character in value: 61",
        "a!==b | invalid field selector: unescaped character in value: 61",
        "a===b | invalid field selector: unescaped character in value: 61",
        "a=\\b | invalid field selector: invalid escape sequence: \\b",
        "a=\\😀 | invalid field selector: invalid escape sequence: \\😀",
        "a=b\\ | invalid field selector: invalid escape sequence: \\"
      })
  void malformedTextIsRefusedInKubernetesWords(String text, String message) {
    assertThatExceptionOfType(FieldSelectorException.class)
        .isThrownBy(() -> FieldSelector.parse(text))
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | true",
        "name=foo | true",
        "name=bar | false",
        "name!=bar | true",
        "name!=foo | false",
        "missing= | true",
        "missing!= | false",
        "missing!=x | true",
        "name=foo,node=n1 | true",
        "name=foo,node=n2 | false"
      })
  void matchesFields(String text, boolean expected) {
    assertThat(FieldSelector.parse(text).matches(Map.of("name", "foo", "node", "n1")))
        .isEqualTo(expected);
  }

  @Test
  void fieldsMayBeComputed() {
    assertThat(FieldSelector.parse("a=A").matches(field -> field.equals("a") ? "A" : "")).isTrue();
  }

  @Test
  void everythingAndNothingAreApart() {
    assertThat(FieldSelector.everything().matches(Map.of())).isTrue();
    assertThat(FieldSelector.everything().isEmpty()).isTrue();
    assertThat(FieldSelector.nothing().matches(Map.of())).isFalse();
    assertThat(FieldSelector.nothing().isEmpty()).isFalse();
    assertThat(FieldSelector.nothing().isNothing()).isTrue();
    assertThat(FieldSelector.nothing()).isNotEqualTo(FieldSelector.everything()).hasToString("");
    assertThat(FieldSelector.parse("")).isEqualTo(FieldSelector.everything());
  }

  @Test
  void singleTermsAndSets() {
    assertThat(FieldSelector.oneTermEqual("a", "1,2")).hasToString("a=1\\,2");
    assertThat(FieldSelector.oneTermNotEqual("a", "1")).hasToString("a!=1");
    assertThat(FieldSelector.ofSet(Map.of("b", "2", "a", "1"))).hasToString("a=1,b=2");
    assertThat(FieldSelector.ofSet(Map.of()).isEmpty()).isTrue();
  }

  @Test
  void andJoinsRequirements() {
    FieldSelector a = FieldSelector.oneTermEqual("a", "1");

    assertThat(a.and(FieldSelector.oneTermNotEqual("b", "2"))).hasToString("a=1,b!=2");
    assertThat(a.and(FieldSelector.everything())).isEqualTo(a);
    assertThat(a.and(FieldSelector.nothing()).isNothing()).isTrue();
    assertThat(FieldSelector.nothing().and(a).isNothing()).isTrue();
  }

  @Test
  void knowsTheValueAFieldMustHave() {
    FieldSelector selector = FieldSelector.parse("metadata.name=foo,spec.nodeName!=n1");

    assertThat(selector.requiresExactMatch("metadata.name")).contains("foo");
    assertThat(selector.requiresExactMatch("spec.nodeName")).isEmpty();
    assertThat(selector.requiresExactMatch("other")).isEmpty();
    assertThat(FieldSelector.nothing().requiresExactMatch("metadata.name")).isEmpty();
  }

  @Test
  void transformRenamesDropsAndFails() {
    FieldSelector selector = FieldSelector.parse("a=1,b!=2,c=3");

    FieldSelector renamed =
        selector.transform((field, value) ->
            field.equals("c") ? FieldValue.DROPPED : new FieldValue("x." + field, value + "0"));

    assertThat(renamed).hasToString("x.a=10,x.b!=20");
    assertThat(selector.transform((field, value) -> FieldValue.DROPPED).isEmpty()).isTrue();
    assertThat(FieldSelector.nothing().transform(FieldValue::new).isNothing()).isTrue();
    assertThatIllegalStateException()
        .isThrownBy(() ->
            selector.transform((field, value) -> {
              throw new IllegalStateException(field);
            }))
        .withMessage("a");
  }

  @Test
  void requirementsKeepTheirOrderUnlessParsed() {
    List<FieldRequirement> given =
        List.of(
            new FieldRequirement("b", Operator.EQUALS, "1"),
            new FieldRequirement("a", Operator.EQUALS, "2"));

    assertThat(FieldSelector.of(given).requirements()).isEqualTo(given);
    assertThat(FieldSelector.parse("b=1,a=2")).hasToString("a=2,b=1");
  }
}
