package dev.navarch.apimachinery.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyOrderTest {
  @ParameterizedTest
  @CsvSource({
    "k9, k10",
    "k1, k01",
    "k01, k2",
    "k1, k1a",
    "k10, k1a",
    "k19, k100",
    "k1.9, k1.10",
    "a, b",
    "B, a",
    "a-b, ab",
    "a.b, a0",
    "1, a",
    "_, a",
    "-, 0",
    "'', a",
    "v1, v1beta1",
    "é, 日",
    "'!', '#'",
    "😀, a",
    "😀, 😁",
    "9, 99999999999999999",
    "99, 100",
  })
  void oneStandsBeforeTheOther(String first, String second) {
    assertThat(KeyOrder.isBefore(first, second)).isTrue();
    assertThat(KeyOrder.isBefore(second, first)).isFalse();
  }

  @Test
  void noKeyStandsBeforeItself() {
    for (String key : List.of("", "a", "10", "a1b")) {
      assertThat(KeyOrder.isBefore(key, key)).isFalse();
    }
  }

  @Test
  void sortLosesNothingWhereTheRuleGoesInCircles() {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Collections.addAll(keys, "x-" + i, "x-" + i + "a", "x-" + i + "_", "x-0" + i);
    }
    Collections.shuffle(keys, new Random(7));
    String[] sorted = keys.toArray(String[]::new);

    KeyOrder.sort(sorted);

    assertThat(sorted).containsExactlyInAnyOrderElementsOf(keys);
  }
}
