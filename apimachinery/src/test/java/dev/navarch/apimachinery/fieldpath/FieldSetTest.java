package dev.navarch.apimachinery.fieldpath;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.json;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldSetTest {
  private static final FieldSet LABELS =
      FieldSet.of(
          FieldPath.ofFields("metadata", "labels"),
          FieldPath.ofFields("metadata", "labels", "app"),
          FieldPath.ofFields("spec", "replicas"));

  @Test
  void writesMembersWithDotsAndLeavesAsEmptyObjects() {
    assertThat(json(LABELS))
        .isEqualTo(
            "{\"f:metadata\":{\"f:labels\":{\".\":{},\"f:app\":{}}},"
                + "\"f:spec\":{\"f:replicas\":{}}}");
    assertThat(json(FieldSet.EMPTY)).isEqualTo("{}");
  }

  @Test
  void writesElementsInTheirOwnOrderAndNotInThatOfTheirNames() {
    FieldSet set = set("{'v:\"b\"':{},'k:{\"p\":443}':{},'k:{\"p\":80}':{},'i:2':{},'f:z':{}}");

    assertThat(json(set))
        .isEqualTo(
            "{\"f:z\":{},\"k:{\\\"p\\\":80}\":{},\"k:{\\\"p\\\":443}\":{},"
                + "\"v:\\\"b\\\"\":{},\"i:2\":{}}");
  }

  @Test
  void readsWhatItWrites() {
    assertThat(FieldSet.parse(LABELS.toJson())).isEqualTo(LABELS);
    assertThat(FieldSet.ofTree(LABELS.toTree())).isEqualTo(LABELS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                                   | {}
          null                                 | {}
          {'f:a':null}                         | {'f:a':{}}
          {'f:a':{'.':{}}}                     | {'f:a':{}}
          {'f:a':{'.':17,'f:b':{}}}            | {'f:a':{'.':{},'f:b':{}}}
          {'f:a':{'z:new':{}}}                 | {'f:a':{}}
          {'f:a':{'z:new':{},'f:b':{}}}        | {'f:a':{'f:b':{}}}
          {'.':{},'f:a':{}}                    | {'f:a':{}}
          {'f:b':{},'f:a':{}}                  | {'f:a':{},'f:b':{}}
          """)
  void readsTolerantly(String wire, String meant) {
    assertThat(set(wire)).isEqualTo(set(meant));
    assertThat(json(set(wire)).replace('"', '\'')).isEqualTo(meant);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "[]", "1", "{\"f:a\":1}", "{\"a\":{}}", "{\"i:x\":{}}", "{\"f:a\":[]}", "{"})
  void refusesWhatIsNotASet(String wire) {
    byte[] bytes = wire.getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> FieldSet.parse(bytes)).isInstanceOf(DecodeException.class);
  }

  @Test
  void refusesSetsThatAreTooDeep() {
    String deep = "{\"f:a\":".repeat(2000) + "{}" + "}".repeat(2000);
    byte[] bytes = deep.getBytes(StandardCharsets.UTF_8);

    assertThatThrownBy(() -> FieldSet.parse(bytes)).isInstanceOf(DecodeException.class);
  }

  @Test
  void hasExactlyItsMembers() {
    assertThat(LABELS.has(FieldPath.ofFields("metadata", "labels"))).isTrue();
    assertThat(LABELS.has(FieldPath.ofFields("metadata", "labels", "app"))).isTrue();
    assertThat(LABELS.has(FieldPath.ofFields("metadata"))).isFalse();
    assertThat(LABELS.has(FieldPath.ofFields("metadata", "labels", "app", "x"))).isFalse();
    assertThat(LABELS.has(FieldPath.ROOT)).isFalse();
    assertThat(LABELS.size()).isEqualTo(3);
    assertThat(FieldSet.of(FieldPath.ROOT).isEmpty()).isTrue();
  }

  @Test
  void goesThroughALevelBeforeItGoesDeeper() {
    FieldSet set = set("{'f:a':{'f:x':{},'f:y':{'f:z':{}}},'f:b':{}}");

    assertThat(set).hasToString(".b\n.a.x\n.a.y.z");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          union        | {'f:a':{}}            | {'f:a':{'f:b':{}}}   | {'f:a':{'.':{},'f:b':{}}}
          union        | {'f:b':{}}            | {'f:a':{}}           | {'f:a':{},'f:b':{}}
          intersection | {'f:a':{}}            | {'f:a':{'f:b':{}}}   | {}
          intersection | {'f:a':{},'f:b':{}}   | {'f:b':{},'f:c':{}}  | {'f:b':{}}
          difference   | {'f:a':{}}            | {'f:a':{'f:b':{}}}   | {'f:a':{}}
          difference   | {'f:a':{'f:b':{}}}    | {'f:a':{}}           | {'f:a':{'f:b':{}}}
          difference   | {'f:a':{'.':{},'f:b':{}}} | {'f:a':{'f:b':{}}} | {'f:a':{}}
          recursive    | {'f:a':{'f:b':{}},'f:c':{}} | {'f:a':{}}     | {'f:c':{}}
          recursive    | {'f:a':{'f:b':{'f:c':{}},'f:d':{}}} | {'f:a':{'f:b':{}}} | {'f:a':{'f:d':{}}}
          recursive    | {'f:a':{}}            | {'f:a':{'f:b':{}}}   | {'f:a':{}}
          """)
  void combinesSets(String operation, String left, String right, String result) {
    FieldSet a = set(left);
    FieldSet b = set(right);
    FieldSet combined =
        switch (operation) {
          case "union" -> a.union(b);
          case "intersection" -> a.intersection(b);
          case "difference" -> a.difference(b);
          default -> a.recursiveDifference(b);
        };

    assertThat(combined).isEqualTo(set(result));
  }

  @Test
  void leavesHaveNothingInsideThem() {
    assertThat(LABELS.leaves())
        .isEqualTo(set("{'f:metadata':{'f:labels':{'f:app':{}}},'f:spec':{'f:replicas':{}}}"));
  }

  @Test
  void withPrefixIsWhatIsInside() {
    assertThat(LABELS.withPrefix(new PathElement.Field("spec")))
        .isEqualTo(set("{'f:replicas':{}}"));
    assertThat(LABELS.withPrefix(new PathElement.Field("status")).isEmpty()).isTrue();
  }
}
