package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script with an {@code apt-get} that this test writes: it logs its calls, and hands out one
 * small package. Everything else that the script runs is the real thing.
 */
@EnabledOnOs(OS.LINUX)
class FetchDebianTest {
  private static final Path SCRIPT =
      Path.of(System.getProperty("navarch.root", ".."))
          .toAbsolutePath()
          .resolve("tools/fetch-debian");

  /** The steps of an apt-get that has nothing to complain about. */
  private static final String WORKS = ":";

  @TempDir Path folder;

  private Path calls;
  private Path target;

  @BeforeEach
  void prepare() throws IOException {
    calls = folder.resolve("calls");
    target = folder.resolve("made here/thing");
    Path content = folder.resolve("content");
    write(content.resolve("usr/bin/thing"), "hello\n");
    write(
        content.resolve("DEBIAN/control"),
        "Package: thing\nVersion: 1:2.3-4\nArchitecture: amd64\n");
    Command.Result built =
        Command.run(
            List.of("dpkg-deb", "--build", content.toString(), deb().toString()),
            Duration.ofSeconds(30));
    assumeTrue(built.succeeded(), () -> "left out, because no package is built: " + built.output());
  }

  @Test
  void thePackageIsUnpackedAndKept() throws IOException {
    apt(WORKS);

    Command.Result result = fetch("thing");

    assertThat(result.output()).isEqualTo("fetch-debian: fetching thing into " + target + "\n");
    assertThat(result.code()).isZero();
    assertThat(target.resolve("usr/bin/thing")).hasContent("hello");
    assertThat(target.resolve("thing_1%3a2.3-4_amd64.deb")).hasSameBinaryContentAs(deb());
    assertThat(target.resolve(".fetched")).hasContent("thing 1:2.3-4");
    assertThat(calls).hasContent("download");
    assertOnlyTheTargetIsLeft();
  }

  @Test
  void aSecondCallDoesNothing() throws IOException {
    apt(WORKS);
    fetch("thing");
    apt("exit 1");

    Command.Result again = fetch("thing");

    assertThat(again.code()).isZero();
    assertThat(again.output())
        .isEqualTo("fetch-debian: thing is there: 1:2.3-4 in " + target + "\n");
    assertThat(calls).hasContent("download");
  }

  @Test
  void withoutListsOfTheSystemItFetchesItsOwn() throws IOException {
    apt("case $list in private) ;; *) fail_unless_update 'Unable to locate package thing' ;; esac");

    assertThat(fetch("thing").code()).isZero();
    assertThat(calls).hasContent("download\nupdate\ndownload");
    assertThat(target.resolve("usr/bin/thing")).exists();
    assertOnlyTheTargetIsLeft();
  }

  @Test
  void anUnknownPackageIsOneClearLine() throws IOException {
    apt("fail_unless_update 'Unable to locate package thing'");

    assertFailure("thing was not fetched: Unable to locate package thing");
  }

  @Test
  void aMissingNetworkIsOneClearLine() throws IOException {
    apt("echo 'W: Failed to fetch a list  Could not resolve a name' >&2; exit 100");

    assertFailure(
        "thing was not fetched: the package lists cannot be fetched"
            + " (Failed to fetch a list  Could not resolve a name)");
  }

  @Test
  void aDamagedPackageLeavesNothing() throws IOException {
    Files.writeString(deb(), "not a package");
    apt(WORKS);

    Command.Result result = fetch("thing");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lastLine()).endsWith("cannot be unpacked");
    assertThat(target).doesNotExist();
    assertOnlyTheTargetIsLeft();
  }

  @Test
  void whatSomebodyElsePutThereIsLeftAlone() throws IOException {
    apt(WORKS);
    Files.createDirectories(target);
    Files.writeString(target.resolve("mine"), "mine");

    Command.Result result = fetch("thing");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lastLine()).contains("exists and holds something else");
    assertThat(target.resolve("mine")).hasContent("mine");
  }

  @Test
  void aFolderWithAnotherPackageIsRefused() throws IOException {
    apt(WORKS);
    fetch("thing");

    Command.Result result = fetch("other");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.lastLine()).contains("already holds thing");
  }

  @Test
  void namesThatAreNoPackageAreRefused() throws IOException {
    apt(WORKS);

    assertThat(fetch("../thing").lastLine()).contains("this is not the name of a package");
    assertThat(fetch("--option").lastLine()).contains("this is not the name of a package");
    assertThat(calls).doesNotExist();
  }

  @Test
  void concurrentCallersFetchOnceAndAllSucceed()
      throws IOException, InterruptedException, ExecutionException {
    apt(WORKS);
    List<Future<Command.Result>> results = new ArrayList<>();

    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 4; i++) {
        results.add(threads.submit(() -> fetch("thing")));
      }
    }

    for (Future<Command.Result> result : results) {
      assertThat(result.get().code()).as(result.get().output()).isZero();
    }
    assertThat(calls).hasContent("download");
    assertThat(target.resolve("usr/bin/thing")).exists();
    assertOnlyTheTargetIsLeft();
  }

  @Test
  void anInterruptedCallLeavesNothingAndTheNextSucceeds() throws Exception {
    // Stays in apt-get until it is told to end, and tells by its log that it is there.
    apt("exec sleep 60");
    ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString(), "thing", target.toString());
    builder.environment().putAll(environment());
    Process process = builder.redirectErrorStream(true).start();
    assertThat(Deadline.in(Duration.ofSeconds(30)).await(() -> Files.exists(calls))).isTrue();

    process.destroy();

    assertThat(process.waitFor()).isEqualTo(143);
    assertThat(target).doesNotExist();
    assertOnlyTheTargetIsLeft();

    apt(WORKS);

    assertThat(fetch("thing").code()).isZero();
  }

  private void assertFailure(String reason) throws IOException {
    Command.Result result = fetch("thing");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.output().lines())
        .containsExactly("fetch-debian: fetching thing into " + target, "fetch-debian: " + reason);
    assertThat(target).doesNotExist();
    assertOnlyTheTargetIsLeft();
  }

  /** The lock file stays: deleting it could let two callers in. */
  private void assertOnlyTheTargetIsLeft() throws IOException {
    try (Stream<Path> left = Files.list(target.getParent())) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .isSubsetOf("thing", ".thing.lock");
    }
  }

  private Path deb() {
    return folder.resolve("thing.deb");
  }

  /** Writes an apt-get that does the steps, and then what it is asked to. */
  private void apt(String steps) throws IOException {
    Path apt = folder.resolve("bin/apt-get");
    write(
        apt,
        """
        #!/bin/sh
        verb=$3
        case $2 in *private.conf) list=private ;; *) list=system ;; esac
        echo "$verb" >>"$CALLS"
        fail_unless_update() {
          [ "$verb" = update ] && return
          echo "E: $1" >&2
          exit 100
        }
        %s
        case $verb in
          update) touch "$(dirname "$2")/lists/somewhere_Packages" ;;
          download) cp "$DEB" thing_1%%3a2.3-4_amd64.deb ;;
        esac
        """
            .formatted(steps));
    assertThat(apt.toFile().setExecutable(true)).isTrue();
  }

  private Command.Result fetch(String name) {
    return Command.run(
        List.of(SCRIPT.toString(), name, target.toString()), environment(), Duration.ofMinutes(1));
  }

  private Map<String, String> environment() {
    return Map.of(
        "PATH", folder.resolve("bin") + ":" + System.getenv("PATH"),
        "CALLS", calls.toString(),
        "DEB", deb().toString());
  }

  private static void write(Path file, String content) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, content);
  }
}
