package dev.navarch.benchmarks.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StorageOptionsTest {
  @Test
  void withoutArgumentsEverythingIsMeasured() {
    StorageOptions options = StorageOptions.parse(List.of());

    assertThat(options.quick()).isFalse();
    assertThat(options.rows()).containsExactly(Row.values());
  }

  @Test
  void aNameStandsForAllRowsThatBeginWithIt() {
    StorageOptions options = StorageOptions.parse(List.of("--only", "watch-100", "puts"));

    assertThat(options.rows()).containsExactly(Row.PUTS_1, Row.PUTS_16, Row.PUTS_64, Row.WATCH_100);
  }

  @Test
  void quickMayStandAnywhere() {
    assertThat(StorageOptions.parse(List.of("--only", "gets", "--quick")))
        .isEqualTo(StorageOptions.parse(List.of("--quick", "--only", "gets")))
        .extracting(StorageOptions::quick)
        .isEqualTo(true);
  }

  @Test
  void anUnknownRowIsRefusedWithAllThatThereAre() {
    assertThatThrownBy(() -> StorageOptions.parse(List.of("--only", "put")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("there is no row put, but puts-1, puts-16, puts-64, creates,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gets", "--slow", "--only"})
  void anythingElseIsRefused(String argument) {
    assertThatThrownBy(() -> StorageOptions.parse(List.of(argument)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not understood: " + argument);
  }
}
