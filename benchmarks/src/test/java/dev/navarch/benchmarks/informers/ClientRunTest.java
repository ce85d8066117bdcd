package dev.navarch.benchmarks.informers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.testing.TestControlPlane;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Rows in JVMs of their own, as small as can be. */
@Timeout(300)
class ClientRunTest {
  private static final ClientScale TINY =
      new ClientScale(
          List.of(10), 1, 100, 1_000, List.of(1), Duration.ofMillis(50), Duration.ofMillis(20));

  private final ByteArrayOutputStream progress = new ByteArrayOutputStream();

  @TempDir private Path folder;

  private ClientRun run(Path kubeconfig) {
    return new ClientRun(kubeconfig, TINY, new PrintStream(progress, true, UTF_8));
  }

  @Test
  void everyLibraryHasFiguresOfItsSyncsAndHeap() throws Exception {
    Path kubeconfig = folder.resolve("kubeconfig");
    ClientRun run = run(kubeconfig);
    try (TestControlPlane controlPlane = TestControlPlane.start()) {
      controlPlane.writeKubeconfig(kubeconfig);

      run.measure(EnumSet.of(ClientRow.SYNC, ClientRow.HEAP), true);
    }

    assertThat(run.isComplete()).as("%s", progress.toString(UTF_8)).isTrue();
    assertThat(run.podBytes()).isPositive();
    assertThat(run.figures())
        .filteredOn(figure -> figure.what().equals("sync of 10 pods, the first of a JVM"))
        .extracting(Figure::who)
        .containsExactly("Navarch", "Navarch, JSON", "fabric8", "official");
    assertThat(run.figures())
        .filteredOn(
            figure -> figure.what().equals("heap, 10 pods in the cache without managed fields"))
        .extracting(Figure::who)
        .containsExactly("Navarch", "Navarch, JSON", "official");
    assertThat(run.figures())
        .filteredOn(figure -> figure.what().contains("sync"))
        .allSatisfy(figure -> assertThat(figure.value()).isPositive());
  }

  @Test
  void whatFailsIsToldAndTheRestIsMeasured() throws Exception {
    ClientRun run = run(folder.resolve("missing"));

    run.measure(EnumSet.of(ClientRow.THREADS, ClientRow.QUEUE), true);

    assertThat(run.isComplete()).isFalse();
    assertThat(progress.toString(UTF_8)).contains("# failed: ThreadsTrial ended with code 1");
    assertThat(run.figures())
        .extracting(Figure::what)
        .containsOnly(
            "work queue: add, get and done by one thread",
            "work queue: add by one thread, get and done by another");
  }
}
