package dev.navarch.storage.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerVersionTest {
  @ParameterizedTest
  @CsvSource({
    "3.3.27, false",
    "3.4.24, false",
    "3.4.25, true",
    "3.4.30, true",
    "3.5.0, false",
    "3.5.7, false",
    "3.5.8, true",
    "3.6.0-rc.1, true",
    "v4.0.0, true",
  })
  void onlyCertainReleasesAnswerInOrder(String text, boolean inOrder) {
    assertThat(ServerVersion.parse(text).orElseThrow().marksInOrder()).isEqualTo(inOrder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3", "3.5", "three.five.eight", "3.5.99999999999"})
  void whatIsNoVersionIsNone(String text) {
    assertThat(ServerVersion.parse(text)).isEmpty();
  }
}
