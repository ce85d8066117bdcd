package dev.navarch.registry.flowcontrol.flowschema;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import dev.navarch.registry.validation.Received;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlowSchemaValidationTest {
  private static List<String> updated(String spec) {
    FlowSchema schema =
        Received.object(
            FlowSchema.class,
            "{apiVersion: flowcontrol.apiserver.k8s.io/v1, kind: FlowSchema, metadata: {name: x},"
                + " spec: {"
                + spec
                + "}}");
    return texts(FlowSchemaValidation.update(schema, schema));
  }

  @Test
  void schemasLeadToALevel() {
    assertThat(updated("priorityLevelConfiguration: {name: a}")).isEmpty();
    assertThat(updated(""))
        .containsExactly(
            "spec.priorityLevelConfiguration.name: Required value: must reference a priority"
                + " level");
  }

  @Test
  void precedenceIsWithinBounds() {
    String level = "priorityLevelConfiguration: {name: a}, matchingPrecedence: ";

    assertThat(updated(level + "10001"))
        .containsExactly(
            "spec.matchingPrecedence: Invalid value: 10001: must not be greater than 10000");
    assertThat(updated(level + "-1"))
        .containsExactly("spec.matchingPrecedence: Invalid value: -1: must be a positive value");
    assertThat(updated(level + "1"))
        .containsExactly(
            "spec.matchingPrecedence: Invalid value: 1: only the schema named 'exempt' may have"
                + " matchingPrecedence 1");
  }

  @Test
  void rulesSayWhoAndWhat() {
    assertThat(
            updated(
                "priorityLevelConfiguration: {name: a}, distinguisherMethod: {type: X},"
                    + " rules: [{subjects: []}]"))
        .containsExactly(
            "spec.distinguisherMethod.type: Unsupported value: \"X\": supported values:"
                + " \"ByNamespace\", \"ByUser\"",
            "spec.rules[0].subjects: Required value: subjects must contain at least one value",
            "spec.rules[0]: Required value: at least one of resourceRules and nonResourceRules has"
                + " to be non-empty");
  }

  @Test
  void theLastResortCannotChange() {
    FlowSchema fixed =
        FlowControlObjects.flowSchemas(Instant.EPOCH).stream()
            .filter(schema -> schema.metadata().name().equals("catch-all"))
            .findFirst()
            .orElseThrow();
    FlowSchema changed = fixed.toBuilder().spec(s -> s.matchingPrecedence(5)).build();

    assertThat(FlowSchemaValidation.create(fixed)).isEmpty();
    assertThat(texts(FlowSchemaValidation.create(changed)))
        .singleElement()
        .asString()
        .endsWith(": spec of 'catch-all' must equal the fixed value");
  }
}
