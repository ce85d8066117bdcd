package dev.navarch.benchmarks.measuring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkedJvmTest {
  private static final ForkedJvm JVM = new ForkedJvm(List.of("-Dforked=yes"));

  @Test
  void whatTheClassPrintsIsReturned() {
    assertThat(JVM.run(Echo.class, "one", "two")).isEqualTo("yes one two");
  }

  @Test
  void aClassThatFailsIsAnError() {
    assertThatThrownBy(() -> JVM.run(Silent.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Silent ended with code 3");
  }

  @Test
  void aClassThatTakesTooLongIsEnded() {
    assertThatThrownBy(() -> JVM.within(Duration.ofSeconds(1)).run(Endless.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Endless had no result within 1 s");
  }

  @Test
  void aKilledClassGetsNoChanceToCloseAnything(@TempDir Path folder) {
    Path closed = folder.resolve("closed");

    JVM.runAndKill(Closing.class, closed.toString());

    assertThat(closed).doesNotExist();
  }

  @Test
  void aClassThatEndsByItselfCannotBeKilled() {
    assertThatThrownBy(() -> JVM.runAndKill(Silent.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("Silent ended before it was killed");
  }

  static final class Echo {
    public static void main(String[] args) {
      System.out.println(System.getProperty("forked") + " " + String.join(" ", args));
    }
  }

  static final class Endless {
    public static void main(String[] args) throws InterruptedException {
      Thread.sleep(Duration.ofMinutes(10));
    }
  }

  static final class Silent {
    public static void main(String[] args) {
      System.exit(3);
    }
  }

  /** Leaves a file when it ends in any other way than by a kill. */
  static final class Closing {
    public static void main(String[] args) throws IOException {
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> {
                try {
                  Files.createFile(Path.of(args[0]));
                } catch (IOException e) {
                  throw new IllegalStateException(e);
                }
              }));
      System.out.println("ready");
      while (System.in.read() >= 0) {}
    }
  }
}
