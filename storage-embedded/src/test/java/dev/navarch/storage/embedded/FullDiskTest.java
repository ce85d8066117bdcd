package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Proves that a full disk stops writes and nothing else: reads go on, failed writes leave no trace,
 * and writes go on once there is room. The disk is a small one in memory, which only the child
 * sees.
 */
@Timeout(180)
class FullDiskTest {
  private static final List<List<String>> NAMESPACES =
      List.of(
          List.of("unshare", "--mount"),
          List.of("unshare", "--user", "--map-root-user", "--mount"));

  @TempDir private Path temp;

  @Test
  void aFullDiskStopsWritesAndNothingElse() throws IOException {
    Path disk = Files.createDirectory(temp.resolve("disk"));
    List<String> command = new ArrayList<>(namespace(disk));
    command.addAll(List.of("sh", "-c", "mount -t tmpfs -o size=24m tmpfs \"$0\" && exec \"$@\""));
    command.add(disk.toString());
    command.addAll(ChildJvm.command(FullDiskWriter.class, disk));

    try (ChildJvm writer = ChildJvm.start(command)) {
      int exit = writer.awaitExit();

      assertThat(writer.remaining()).contains("passed");
      assertThat(exit).isZero();
    }
  }

  /** A command that runs another one where it may mount things without anybody else seeing them. */
  private static List<String> namespace(Path disk) {
    List<String> reasons = new ArrayList<>();
    for (List<String> namespace : NAMESPACES) {
      List<String> trial = new ArrayList<>(namespace);
      trial.addAll(List.of("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString()));
      try (ChildJvm mount = ChildJvm.start(trial)) {
        if (mount.awaitExit() == 0) {
          return namespace;
        }
        reasons.add(mount.remaining());
      } catch (UncheckedIOException e) {
        reasons.add(String.valueOf(e.getMessage()));
      }
    }
    String reason = "there can be no disk of its own for this test: " + reasons;
    if ("true".equals(System.getenv("CI"))) {
      fail(reason);
    }
    return abort(reason);
  }
}
