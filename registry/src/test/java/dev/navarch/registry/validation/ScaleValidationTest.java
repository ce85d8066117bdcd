package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.v1.Scale;
import org.junit.jupiter.api.Test;

class ScaleValidationTest {

  @Test
  void aScaleIsNotNegative() {
    Scale scale =
        Received.object(
            Scale.class,
            "{apiVersion: autoscaling/v1, kind: Scale, metadata: {name: s}, spec: {replicas: -1}}");

    assertThat(Received.texts(ScaleValidation.check(scale)))
        .containsExactly("spec.replicas: Invalid value: -1: must be greater than or equal to 0");
  }
}
