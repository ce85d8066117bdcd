package dev.navarch.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PodTemplateTest {
  @Test
  void gapsAreFilledAndWhiteSpaceIsLeftOut() {
    PodTemplate template = PodTemplate.parse("{ \"a\": \"x-%podIP%\", \"b\": \"%hostIP%\" }");

    String pod = new String(template.pod(258), StandardCharsets.UTF_8);

    assertThat(pod).isEqualTo("{\"a\":\"x-100.64.1.2\",\"b\":\"10.64.1.2\"}");
  }

  @Test
  void aGapThatNothingFillsIsRefused() {
    PodTemplate template = PodTemplate.parse("{\"a\": \"%colour%\"}");

    assertThatThrownBy(() -> template.pod(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("%colour%");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "suffix",
        "ownerSuffix",
        "podUid",
        "ownerUid",
        "resourceVersion",
        "created",
        "node",
        "hostIP",
        "podIP",
        "appId"
      })
  void everyPodHasItsOwnValue(String gap) {
    Set<String> values = new HashSet<>();

    for (int i = 0; i < 20_000; i++) {
      values.add(new PodIdentity(i).value(gap));
    }

    assertThat(values).hasSize(20_000);
  }

  @ParameterizedTest
  @EnumSource
  void podsHaveTheSizeThatTheyAreNamedFor(PodSize size) {
    int kilobytes = size == PodSize.SMALL ? 2 : 5;

    assertThat(size.template().pod(7)).hasSizeBetween(kilobytes * 1000, kilobytes * 1000 + 600);
  }
}
