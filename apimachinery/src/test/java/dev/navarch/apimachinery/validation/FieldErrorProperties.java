package dev.navarch.apimachinery.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FieldErrorProperties {
  private static final String LABEL = "Invalid value: ";

  private static String shown(Object value) {
    String body = FieldError.invalid(FieldPath.ROOT, value, "").body();
    assertThat(body).startsWith(LABEL);
    return body.substring(LABEL.length());
  }

  @Property
  void aFractionCanBeReadBack(@ForAll double value) {
    assertThat(Double.parseDouble(shown(value))).isEqualTo(value);
  }

  @Property
  void aMapIsShownAsJsonInTheOrderOfItsKeys(@ForAll Map<String, Long> map) {
    Map<String, Long> withoutOrder = new HashMap<>(map);

    String json = shown(withoutOrder);

    assertThat(json).isEqualTo(new String(JsonTree.toBytes(withoutOrder), StandardCharsets.UTF_8));
  }

  @Property
  void aTextStaysOnOneLineAndInItsQuotes(@ForAll String text) {
    String quoted = shown(text);

    assertThat(quoted).startsWith("\"").endsWith("\"").hasSizeGreaterThan(1);
    assertThat(quoted.chars().noneMatch(Character::isISOControl)).isTrue();
    assertThat(quoted.substring(1, quoted.length() - 1).replaceAll("\\\\.", ""))
        .doesNotContain("\"");
  }

  @Property
  void theAggregateTellsEveryErrorOnceInOrder(@ForAll("errors") List<FieldError> errors) {
    List<String> texts = errors.stream().map(FieldError::toString).distinct().toList();
    String joined = String.join(", ", texts);

    assertThat(FieldErrors.toAggregateText(errors))
        .isEqualTo(texts.size() > 1 ? "[" + joined + "]" : joined);
  }

  @Provide
  Arbitrary<List<FieldError>> errors() {
    return Arbitraries.integers()
        .between(0, 5)
        .map(i -> FieldError.invalid(FieldPath.of("list").index(i), i, "bad"))
        .list()
        .ofMaxSize(8);
  }
}
