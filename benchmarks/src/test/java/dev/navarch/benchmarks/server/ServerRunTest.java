package dev.navarch.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.ClientConfig;
import dev.navarch.benchmarks.client.KubeconfigReader;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.testing.TestControlPlane;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything together, on a control plane in this JVM, as small as can be. */
@Timeout(300)
class ServerRunTest {
  private static final LoadScale TINY =
      new LoadScale(Duration.ofMillis(20), 2, Duration.ofMillis(50), 30, 3, 2, 20);

  private final ByteArrayOutputStream progress = new ByteArrayOutputStream();

  @TempDir private Path folder;

  private ServerRun run(TestControlPlane controlPlane, Protocol protocol, Set<LoadRow> rows)
      throws Exception {
    Path kubeconfig = folder.resolve("kubeconfig");
    controlPlane.writeKubeconfig(kubeconfig);
    ServerOptions options =
        ServerOptions.parse(
            List.of("--pid", Long.toString(ProcessHandle.current().pid())), kubeconfig.toString());
    try (MeasuredServer server = new Unlimited(GivenServer.open(kubeconfig, options, TINY))) {
      return ServerRun.of(server, protocol, TINY, rows, new PrintStream(progress, true, UTF_8));
    }
  }

  /** Without limits, which have JVMs of their own. */
  private record Unlimited(GivenServer server) implements MeasuredServer {
    @Override
    public ClientConfig config() {
      return server.config();
    }

    @Override
    public Processes processes() {
      return server.processes();
    }

    @Override
    public Limits limits() {
      return Limits.UNKNOWN;
    }

    @Override
    public String description() {
      return server.description();
    }

    @Override
    public boolean stays() {
      return true;
    }

    @Override
    public void close() {
      server.close();
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void everyRowIsMeasuredWithoutErrors(Protocol protocol) throws Exception {
    try (TestControlPlane controlPlane = TestControlPlane.start()) {
      Set<LoadRow> rows = EnumSet.complementOf(EnumSet.of(LoadRow.WATCH_1000));

      ServerRun run = run(controlPlane, protocol, rows);

      assertThat(run.complete()).as("%s", progress.toString(UTF_8)).isTrue();
      assertThat(run.version()).startsWith("v1.");
      assertThat(run.lines())
          .extracting(TableLine::what)
          .contains(
              "resident memory, with 30 pods",
              "list of 30 pods, JSON of 0.2 MB, 4 clients",
              "list of 30 pods, protobuf of 0.1 MB, 1 client",
              "create of a 1 KB config map, 64 clients",
              "watch, 100 watchers, burst of 20 writes");
      assertThat(run.lines())
          .allSatisfy(line -> {
            assertThat(line.errors()).isZero();
            if (System.getProperty("os.name").equals("Linux")) {
              assertThat(line.server().residentMegabytes()).isPositive();
            }
          });
      assertThat(run.lines())
          .filteredOn(
              line -> !line.what().startsWith("resident") && !line.what().contains("one write"))
          .allSatisfy(line -> assertThat(line.server().rate()).isPositive());
    }
  }

  @Test
  void whatWasMadeIsDeletedAfterwards() throws Exception {
    try (TestControlPlane controlPlane = TestControlPlane.start()) {
      run(controlPlane, Protocol.HTTP_2, EnumSet.of(LoadRow.MEMORY, LoadRow.UPDATE));

      try (Client client =
          Client.create(KubeconfigReader.read(folder.resolve("kubeconfig")), Protocol.HTTP_2)) {
        for (String resource : List.of("pods", "configmaps")) {
          String all =
              new String(client.fetch(Call.get("/api/v1/" + resource, Call.JSON)).body(), UTF_8);
          assertThat(all).doesNotContain("navarch-bench-");
        }
      }
    }
  }
}
