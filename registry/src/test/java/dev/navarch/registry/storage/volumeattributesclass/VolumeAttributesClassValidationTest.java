package dev.navarch.registry.storage.volumeattributesclass;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.storage.v1.VolumeAttributesClass;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VolumeAttributesClassValidationTest {
  private static final VolumeAttributesClass GOOD =
      VolumeAttributesClass.builder().driverName("d.example").parameters(Map.of("a", "b")).build();

  @Test
  void classesSayWhoGrantsWhat() {
    assertThat(VolumeAttributesClassValidation.create(GOOD)).isEmpty();
    assertThat(
            texts(VolumeAttributesClassValidation.create(VolumeAttributesClass.builder().build())))
        .containsExactly(
            "driverName: Required value",
            "parameters: Required value: must contain at least one key/value pair");
  }

  @Test
  void classesAreImmutable() {
    VolumeAttributesClass other =
        GOOD.toBuilder().driverName("e.example").parameters(Map.of("a", "c")).build();

    assertThat(texts(VolumeAttributesClassValidation.update(other, GOOD)))
        .containsExactly(
            "driverName: Invalid value: \"e.example\": field is immutable",
            "parameters: Invalid value: {\"a\":\"c\"}: field is immutable");
  }
}
