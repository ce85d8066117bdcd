package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoverServersTest {
  @Test
  void aServerThatNobodyClosesEndsWithItsJvm(@TempDir Path parent) {
    Command.Result result =
        Command.run(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Dnavarch.etcd=" + EtcdBinary.require(),
                Careless.class.getName(),
                parent.toString()),
            Duration.ofMinutes(1));

    assertThat(result.code()).as(result.output()).isZero();
    long pid = Long.parseLong(result.lastLine());
    assertThat(ProcessHandle.of(pid).filter(ProcessHandle::isAlive)).isEmpty();
    assertThat(parent).isEmptyDirectory();
  }

  /** Starts a server in the folder that it is given, prints the server's process id, and ends. */
  static final class Careless {
    private Careless() {}

    public static void main(String[] arguments) {
      EtcdOptions options = EtcdOptions.DEFAULT.withoutSync().withParent(Path.of(arguments[0]));
      System.out.println(EtcdServer.start(options).pid());
      System.exit(0);
    }
  }
}
