package dev.navarch.registry.core.podtemplate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.PodTemplate;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class PodTemplateObjectValidationTest {

  private static List<String> created(String template) {
    return Received.texts(
        PodTemplateObjectValidation.create(
            Received.object(
                PodTemplate.class,
                "{apiVersion: v1, kind: PodTemplate, metadata: {name: x}, template: {"
                    + template
                    + "}}")));
  }

  @Test
  void labelsAndPodsAreChecked() {
    assertThat(created("metadata: {labels: {a/b/c: d}}"))
        .hasSize(2)
        .last()
        .isEqualTo("template.spec.containers: Required value");
    assertThat(created("metadata: {labels: {a: b}}, spec: {containers: [{name: c, image: i}]}"))
        .isEmpty();
  }

  @Test
  void templatesHoldNoEphemeralContainers() {
    assertThat(
            created(
                "spec: {containers: [{name: c, image: ' '}], ephemeralContainers: [{name: d, image:"
                    + " i}]}"))
        .containsExactly(
            "template.spec.ephemeralContainers: Forbidden: ephemeral containers not allowed in pod"
                + " template");
  }
}
