package dev.navarch.cluster.up;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class ExitOnFatalErrorTest {
  @TempDir Path folder;

  private record Ended(int code, String out, String err) {}

  private Ended run(String failure) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                FatalProgram.class.getName(),
                failure)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  @ParameterizedTest
  @ValueSource(strings = {"exhausted", "virtual", "wrapped"})
  void aFatalErrorEndsTheProcessAfterOneLine(String failure) throws Exception {
    Ended ended = run(failure);

    assertThat(ended.code()).as(ended.err()).isEqualTo(ExitOnFatalError.EXIT_CODE);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err().lines()).hasSize(1);
    assertThat(ended.err())
        .startsWith(
            "level=error logger=dev.navarch msg=\"fatal error: the process exits\" error=\"");
  }

  @Test
  void aStackThatOverflowedDoesNot() throws Exception {
    Ended ended = run("deep");

    assertThat(ended.code()).isZero();
    assertThat(ended.out()).isEqualTo("survived\n");
    assertThat(ended.err()).contains("StackOverflowError").hasLineCount(1);
  }
}
