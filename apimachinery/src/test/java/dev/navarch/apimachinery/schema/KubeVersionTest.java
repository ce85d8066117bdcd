package dev.navarch.apimachinery.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.schema.KubeVersion.Stability;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KubeVersionTest {

  @Test
  void priorityGoesFromStableToAlphaThenByNumberThenByName() {
    List<String> expected =
        List.of(
            "v10",
            "v2",
            "v1",
            "v11beta2",
            "v10beta3",
            "v3beta1",
            "v12alpha1",
            "v11alpha2",
            "v11alpha1",
            "99999999999v1",
            "foo1",
            "foo10",
            "v1beta",
            "v99999999999");
    List<String> shuffled = new ArrayList<>(expected);
    Collections.shuffle(shuffled, new Random(7));

    shuffled.sort(KubeVersion.PRIORITY_ORDER);

    assertThat(shuffled).isEqualTo(expected);
  }

  @Test
  void differentSpellingsNeverCompareEqual() {
    assertThat(KubeVersion.PRIORITY_ORDER.compare("v1", "v01")).isNotZero();
    assertThat(KubeVersion.PRIORITY_ORDER.compare("v1", "v1")).isZero();
  }

  @Test
  void takesNamesApart() {
    assertThat(KubeVersion.parse("v2beta3")).contains(new KubeVersion(2, Stability.BETA, 3));
    assertThat(KubeVersion.parse("v1")).contains(new KubeVersion(1, Stability.GA, 0));
    assertThat(KubeVersion.parse("v1alpha10").orElseThrow()).hasToString("v1alpha10");
    assertThat(KubeVersion.parse("v2beta3").orElseThrow()).hasToString("v2beta3");
    assertThat(KubeVersion.parse("v7").orElseThrow()).hasToString("v7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "v", "1", "v1beta", "v1gamma1", "V1", "v1 ", "v٣", "__internal"})
  void otherNamesAreNoKubeVersions(String name) {
    assertThat(KubeVersion.parse(name)).isEmpty();
  }
}
