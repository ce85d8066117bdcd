package dev.navarch.apimachinery.validation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FieldPathTest {

  @Test
  void fieldsAreJoinedByDots() {
    assertThat(FieldPath.of("spec", "template", "spec")).hasToString("spec.template.spec");
    assertThat(FieldPath.of("spec").child("template", "spec").child("nodeName"))
        .hasToString("spec.template.spec.nodeName");
  }

  @Test
  void indexesAndKeysStandInBrackets() {
    assertThat(FieldPath.of("spec", "containers").index(0).child("env").key("name"))
        .hasToString("spec.containers[0].env[name]");
    assertThat(FieldPath.of("metadata", "labels").key("app")).hasToString("metadata.labels[app]");
    assertThat(FieldPath.of("matrix").index(1).index(20)).hasToString("matrix[1][20]");
  }

  @Test
  void keysAreNeitherQuotedNorEscaped() {
    assertThat(FieldPath.of("data").key("a.b/c \"d\"").child("x"))
        .hasToString("data[a.b/c \"d\"].x");
  }

  @Test
  void theRootShowsOnlyWhenItIsAlone() {
    assertThat(FieldPath.ROOT).hasToString("<nil>");
    assertThat(FieldPath.ROOT.child("spec")).hasToString("spec");
    assertThat(FieldPath.ROOT.index(3).child("name")).hasToString("[3].name");
  }

  @Test
  void aPathIsNotChangedByWhatGrowsFromIt() {
    FieldPath ports = FieldPath.of("spec", "ports");

    FieldPath first = ports.index(0);
    FieldPath second = ports.index(1);

    assertThat(ports).hasToString("spec.ports");
    assertThat(first).hasToString("spec.ports[0]");
    assertThat(second).hasToString("spec.ports[1]");
  }

  @Test
  void pathsAreEqualWhenTheirTextsAre() {
    assertThat(FieldPath.of("a").child("b").index(1))
        .isEqualTo(FieldPath.of("a", "b").index(1))
        .hasSameHashCodeAs(FieldPath.of("a", "b").index(1))
        .isNotEqualTo(FieldPath.of("a", "b").index(2));
  }
}
