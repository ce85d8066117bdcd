package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.RBDVolumeSource;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.junit.jupiter.api.Test;

class InternalFormTest {

  private static String shown(Object value) {
    return FieldError.invalid(FieldPath.of("f"), InternalForm.shown(value), "").body();
  }

  @Test
  void fieldsHaveGoNamesAndAreAllThere() {
    RBDVolumeSource source =
        RBDVolumeSource.builder().monitors(List.of("m")).image("i").readOnly(true).build();

    assertThat(shown(source))
        .isEqualTo(
            "Invalid value: {\"CephMonitors\":[\"m\"],\"RBDImage\":\"i\",\"FSType\":\"\","
                + "\"RBDPool\":\"\",\"RadosUser\":\"\",\"Keyring\":\"\",\"SecretRef\":null,"
                + "\"ReadOnly\":true}");
  }

  @Test
  void embeddedFieldsStandAmongTheOthers() {
    Volume volume = Volume.builder().name("v").volumeSource(VolumeSource.builder().build()).build();

    assertThat(InternalForm.lines(volume))
        .startsWith("{", " \"Name\": \"v\",", " \"HostPath\": null,")
        .endsWith("}");
  }

  @Test
  void textsAndNumbersAreThemselves() {
    assertThat(InternalForm.shown("a")).isEqualTo("a");
    assertThat(InternalForm.shown(List.of(1))).isEqualTo(List.of(1));
  }
}
