package dev.navarch.registry.apps.controllerrevision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.ControllerRevision;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class ControllerRevisionValidationTest {

  private static ControllerRevision revision(String more) {
    return Received.object(
        ControllerRevision.class,
        "{\"apiVersion\": \"apps/v1\", \"kind\": \"ControllerRevision\", \"metadata\": {\"name\":"
            + " \"x\"}, "
            + more
            + "}");
  }

  @Test
  void dataAreMandatory() {
    assertThat(Received.texts(ControllerRevisionValidation.create(revision("\"revision\": -1"))))
        .containsExactly(
            "data: Required value: data is mandatory",
            "revision: Invalid value: -1: must be greater than or equal to 0");
  }

  @Test
  void dataStay() {
    ControllerRevision before = revision("\"revision\": 1, \"data\": {\"a\": 1}");
    ControllerRevision other = revision("\"revision\": 1, \"data\": {\"a\": 2}");
    ControllerRevision later = revision("\"revision\": 2, \"data\": {\"a\": 1}");

    assertThat(Received.texts(ControllerRevisionValidation.update(other, before)))
        .containsExactly("data: Invalid value: {\"a\":2}: field is immutable");
    assertThat(ControllerRevisionValidation.update(later, before)).isEmpty();
  }
}
