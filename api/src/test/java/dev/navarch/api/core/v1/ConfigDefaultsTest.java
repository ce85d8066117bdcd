package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.Absent;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConfigDefaultsTest {
  @Test
  void aConfigMapHasDataEvenIfThereIsNone() {
    ConfigMap in = ConfigMap.builder().build();
    assertThat(Absent.is(in.data())).isTrue();

    ConfigMap out = ConfigDefaults.configMap(in);

    assertThat(Absent.is(out.data())).isFalse();
    assertThat(ConfigDefaults.configMap(out)).isSameAs(out);
    ConfigMap full = in.toBuilder().data(Map.of("a", "b")).build();
    assertThat(ConfigDefaults.configMap(full)).isSameAs(full);
  }

  @Test
  void aSecretIsOpaqueUnlessItHasAType() {
    Secret typed = Secret.builder().type("kubernetes.io/tls").build();

    assertThat(ConfigDefaults.secret(Secret.builder().build()).type()).isEqualTo("Opaque");
    assertThat(ConfigDefaults.secret(typed)).isSameAs(typed);
  }
}
