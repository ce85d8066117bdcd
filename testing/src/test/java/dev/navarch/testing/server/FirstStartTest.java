package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How long a JVM's first control plane takes is decided by what is loaded for it. That can be
 * counted, on whatever machine; there is room for a fifth more than it is.
 */
final class FirstStartTest {
  private static final int OURS = 620;
  private static final int LAMBDAS = 90;

  @TempDir Path folder;

  @Test
  void loadsLittleMoreThanTheFirstAnswerNeeds() throws IOException, InterruptedException {
    List<String> loaded = loaded();

    assertThat(loaded)
        .filteredOn(name -> name.startsWith("dev.navarch.") && !name.contains("$$Lambda"))
        .hasSizeBetween(100, OURS);
    assertThat(loaded)
        .filteredOn(name -> name.startsWith("dev.navarch.") && name.contains("$$Lambda"))
        .hasSizeLessThan(LAMBDAS);
    assertThat(loaded)
        .noneMatch(name -> name.startsWith("tools.jackson."))
        .noneMatch(name -> name.startsWith("io.netty.handler."))
        .doesNotContain("java.util.logging.Logger", "java.util.Formatter");
  }

  private List<String> loaded() throws IOException, InterruptedException {
    Path log = folder.resolve("classes");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + log + ":none:filecount=0",
                "-cp",
                System.getProperty("java.class.path"),
                FirstStart.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output").toFile())
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(Files.readString(folder.resolve("output"))).isZero();
    } finally {
      process.destroyForcibly();
    }
    return Files.readAllLines(log).stream()
        .map(line -> line.substring(0, line.indexOf(' ')))
        .toList();
  }
}
