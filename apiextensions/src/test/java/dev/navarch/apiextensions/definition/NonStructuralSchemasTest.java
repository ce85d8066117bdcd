package dev.navarch.apiextensions.definition;

import static dev.navarch.apiextensions.definition.Definitions.withProperty;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NonStructuralSchemasTest {
  @Test
  void structuralSchemasNeedNoCondition() {
    assertThat(NonStructuralSchemas.find(withProperty("{'type':'string'}"))).isEmpty();
  }

  @Test
  void theConditionNamesEveryViolationByItsVersion() {
    assertThat(NonStructuralSchemas.find(withProperty("{'not':{'title':'t'}}")))
        .hasValue(
            new NonStructuralSchemas.Finding(
                "Violations",
                "[spec.versions[0].schema.openAPIV3Schema.properties[a].not.title: Forbidden: must"
                    + " be empty to be structural,"
                    + " spec.versions[0].schema.openAPIV3Schema.properties[a].type: Required value:"
                    + " must not be empty for specified object fields]"));
  }

  @Test
  void aSchemaThatCannotBeReadIsAViolationOfItsOwn() {
    assertThat(NonStructuralSchemas.find(withProperty("{'type':'string','$ref':'x'}")))
        .hasValueSatisfying(finding -> {
          assertThat(finding.reason()).isEqualTo("StructuralError");
          assertThat(finding.message()).endsWith("OpenAPIV3Schema '$ref' is not supported");
        });
  }
}
