package dev.navarch.apimachinery.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.Size;

class SelectorProperties {

  private static final Pattern QUALIFIED =
      Pattern.compile("([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]");
  private static final Pattern SUBDOMAIN =
      Pattern.compile("[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*");

  @Property
  void selectorsReadWhatTheyPrint(
      @ForAll @Size(max = 5) List<@From("requirements") Requirement> requirements) {
    Selector selector = Selector.of(requirements);

    assertThat(Selector.parse(selector.toString())).isEqualTo(selector);
  }

  @Property
  void negativeOperatorsAreTheOppositeOfPositiveOnes(
      @ForAll("keys") String key,
      @ForAll @Size(min = 1, max = 4) Set<@From("values") String> values,
      @ForAll("labels") Map<String, String> labels) {
    Requirement in = Requirement.of(key, Operator.IN, values);
    Requirement notIn = Requirement.of(key, Operator.NOT_IN, values);
    Requirement exists = Requirement.of(key, Operator.EXISTS, List.of());
    Requirement absent = Requirement.of(key, Operator.DOES_NOT_EXIST, List.of());

    assertThat(in.matches(labels)).isNotEqualTo(notIn.matches(labels));
    assertThat(exists.matches(labels)).isNotEqualTo(absent.matches(labels));
    assertThat(in.matches(labels))
        .isEqualTo(labels.containsKey(key) && values.contains(labels.get(key)));
  }

  @Property
  void theOrderOfRequirementsDoesNotMatter(
      @ForAll @Size(max = 5) List<@From("requirements") Requirement> requirements,
      @ForAll("labels") Map<String, String> labels) {
    boolean all = requirements.stream().allMatch(r -> r.matches(labels));

    assertThat(Selector.of(requirements).matches(labels)).isEqualTo(all);
    assertThat(Selector.of(requirements.reversed()).matches(labels)).isEqualTo(all);
  }

  @Property
  void aSetSelectsWhatContainsIt(
      @ForAll("labels") Map<String, String> set, @ForAll("labels") Map<String, String> labels) {
    assertThat(Selector.ofSet(set).matches(labels))
        .isEqualTo(labels.entrySet().containsAll(set.entrySet()));
    assertThat(Selector.ofSet(set).matches(set)).isTrue();
  }

  @Property
  void namesAreCheckedAsTheExpressionsSay(
      @ForAll @Chars({'a', 'Z', '0', '-', '_', '.', 'ä'}) String name) {
    assertThat(NameSyntax.labelValue(name).isEmpty())
        .isEqualTo((name.isEmpty() || QUALIFIED.matcher(name).matches()) && name.length() <= 63);
    assertThat(NameSyntax.dns1123Subdomain(name).isEmpty())
        .isEqualTo(SUBDOMAIN.matcher(name).matches() && name.length() <= 253);
  }

  @Property
  void anyTextGivesASelectorOrARefusal(
      @ForAll @Chars({'a', 'b', 'i', 'n', '=', '!', '(', ')', ',', '<', '>', ' ', '/', '1'})
          String text) {
    try {
      Selector selector = Selector.parse(text);

      assertThat(Selector.parse(selector.toString())).isEqualTo(selector);
    } catch (LabelSelectorException refused) {
      assertThat(refused).hasMessageMatching("(?s).*(found '|Invalid value: ).*");
    }
  }

  @Example
  void hostileTextIsAnsweredAtOnce() {
    int many = 300_000;
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          assertThat(Selector.parse("x in (" + "a,".repeat(many) + "b)")).hasToString("x in (a,b)");
          assertThat(Selector.parse("a,".repeat(many) + "a").requirements()).hasSize(many + 1);
          for (String piece : List.of("(", "!", "=", "a ", "in ", "a", ",")) {
            try {
              assertThat(Selector.parse(piece.repeat(many)).isNothing()).isFalse();
            } catch (LabelSelectorException refused) {
              assertThat(refused.getMessage()).isNotEmpty();
            }
          }
        });
  }

  @Provide
  Arbitrary<String> keys() {
    return Arbitraries.of("a", "b", "in", "notin", "app", "example.com/app", "A_b.c-9");
  }

  @Provide
  Arbitrary<String> values() {
    return Arbitraries.of("", "a", "b", "in", "notin", "7", "A_b.c-9");
  }

  @Provide
  Arbitrary<Map<String, String>> labels() {
    return Arbitraries.maps(keys(), values()).ofMaxSize(4);
  }

  @Provide
  Arbitrary<Requirement> requirements() {
    Arbitrary<Requirement> sets =
        Combinators.combine(
                keys(),
                Arbitraries.of(Operator.IN, Operator.NOT_IN),
                values().set().ofMinSize(1).ofMaxSize(4))
            .as(Requirement::of);
    Arbitrary<Requirement> equality =
        Combinators.combine(
                keys(),
                Arbitraries.of(Operator.EQUALS, Operator.DOUBLE_EQUALS, Operator.NOT_EQUALS),
                values().map(List::of))
            .as(Requirement::of);
    Arbitrary<Requirement> existence =
        Combinators.combine(keys(), Arbitraries.of(Operator.EXISTS, Operator.DOES_NOT_EXIST))
            .as((key, operator) -> Requirement.of(key, operator, List.of()));
    Arbitrary<Requirement> comparison =
        Combinators.combine(
                keys(),
                Arbitraries.of(Operator.GREATER_THAN, Operator.LESS_THAN),
                Arbitraries.longs().greaterOrEqual(0).map(n -> List.of(Long.toString(n))))
            .as(Requirement::of);
    return Arbitraries.oneOf(sets, equality, existence, comparison);
  }
}
