package dev.navarch.registry.storage.csistoragecapacity;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.storage.v1.CSIStorageCapacity;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class CsiStorageCapacityValidationTest {
  private static CSIStorageCapacity capacity(String fields) {
    return Received.object(
        CSIStorageCapacity.class,
        "{apiVersion: storage.k8s.io/v1, kind: CSIStorageCapacity, metadata: {name: x}, "
            + fields
            + "}");
  }

  @Test
  void capacitiesAreOfAClass() {
    assertThat(texts(CsiStorageCapacityValidation.create(capacity("capacity: -1"))))
        .hasSize(2)
        .satisfies(errors ->
            assertThat(errors.getFirst())
                .startsWith("storageClassName: Invalid value: \"\": a lowercase RFC 1123"))
        .last()
        .isEqualTo("capacity: Invalid value: \"-1\": must be greater than or equal to 0");
  }

  @Test
  void theClassIsImmutable() {
    assertThat(
            texts(
                CsiStorageCapacityValidation.update(
                    capacity("storageClassName: b"), capacity("storageClassName: a"))))
        .containsExactly("storageClassName: Invalid value: \"b\": field is immutable");
  }
}
