package dev.navarch.benchmarks.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JvmOptionsTest {
  @Test
  void optionsEndWhereTheClassPathBegins() {
    assertThat(
            JvmOptions.in(
                List.of(
                    "-XX:+UseSerialGC",
                    "-Xmx1g",
                    "-XX:AOTCache=x.aot",
                    "-Xlog:aot=off",
                    "-cp",
                    "a.jar",
                    "Main",
                    "-Xnot")))
        .containsExactly("-XX:+UseSerialGC", "-Xmx1g");
    assertThat(JvmOptions.in(List.of("-Xint", "-jar", "a.jar"))).containsExactly("-Xint");
    assertThat(JvmOptions.in(List.of("Main"))).isEmpty();
  }
}
