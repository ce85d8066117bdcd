package dev.navarch.apimachinery.fields;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;

class FieldSelectorProperties {

  @Property
  void escapingIsUndone(@ForAll String value) {
    assertThat(FieldValueEscaping.unescape(FieldValueEscaping.escape(value))).isEqualTo(value);
  }

  @Property
  void termsReadWhatTheyPrint(
      @ForAll @AlphaChars @StringLength(min = 1) String field,
      @ForAll @Chars({'a', '\\', ',', '=', '!', ' '}) String value) {
    FieldSelector equal = FieldSelector.oneTermEqual(field, value);
    FieldSelector unequal = FieldSelector.oneTermNotEqual(field, value);

    assertThat(FieldSelector.parse(equal.toString())).isEqualTo(equal);
    assertThat(FieldSelector.parse(unequal.toString())).isEqualTo(unequal);
    assertThat(equal.matches(Map.of(field, value))).isTrue();
    assertThat(unequal.matches(Map.of(field, value))).isFalse();
  }

  @Property
  void anyTextGivesASelectorOrARefusal(
      @ForAll @Chars({'a', 'b', '\\', ',', '=', '!'}) String text) {
    try {
      FieldSelector selector = FieldSelector.parse(text);

      assertThat(FieldSelector.parse(selector.toString()).requirements())
          .containsExactlyInAnyOrderElementsOf(selector.requirements());
    } catch (FieldSelectorException refused) {
      assertThat(refused).hasMessageStartingWith("invalid ");
    }
  }

  @Example
  void hostileTextIsAnsweredAtOnce() {
    int many = 300_000;
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          assertThat(FieldSelector.parse("a=b,".repeat(many)).requirements()).hasSize(many);
          assertThat(FieldSelector.parse(",".repeat(many)).isEmpty()).isTrue();
          assertThat(FieldSelector.parse("a=" + "\\\\".repeat(many)).requiresExactMatch("a"))
              .contains("\\".repeat(many));
        });
  }
}
