package dev.navarch.testing.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A line that a shell runs. Closing it ends whatever of it still runs.
 *
 * @param output has both of its outputs
 */
record RunningLine(String line, Process process, Path output) implements AutoCloseable {
  private static final int SECONDS = 60;

  boolean isRunning() {
    return process.isAlive();
  }

  /** Waits until it ends by itself. */
  Shell.Said said() throws IOException, InterruptedException {
    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as(line + " ends").isTrue();
    return new Shell.Said(
        process.exitValue(), new String(Files.readAllBytes(output), StandardCharsets.UTF_8));
  }

  /** Waits until it ends by itself, as it does when nothing went wrong. */
  void awaitSuccess() throws IOException, InterruptedException {
    Shell.Said said = said();
    assertThat(said.code()).as("%s ends:%n%s", line, said.text()).isZero();
  }

  @Override
  public void close() throws IOException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    Files.deleteIfExists(output);
  }
}
