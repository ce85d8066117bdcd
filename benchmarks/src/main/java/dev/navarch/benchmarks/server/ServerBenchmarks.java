package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.measuring.Machine;
import dev.navarch.benchmarks.measuring.Versions;
import dev.navarch.benchmarks.storage.Checkout;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** Measures a server under load and prints one Markdown table. */
public final class ServerBenchmarks {
  private ServerBenchmarks() {}

  /**
   * Takes {@code [--kubeconfig FILE] [--pid N[,N...]] [--http1] [--quick] [--only ROW...]}. Without
   * a kubeconfig, here or in the environment, a server is started for the run.
   *
   * @return whether everything could be measured, without an error
   * @throws IllegalArgumentException when the arguments are others
   */
  public static boolean run(List<String> arguments, PrintStream out) {
    ServerOptions options = ServerOptions.parse(arguments, System.getenv("KUBECONFIG"));
    LoadScale scale = LoadScale.of(options.quick());
    try (MeasuredServer server = open(options, scale)) {
      ServerRun run = ServerRun.of(server, options.protocol(), scale, options.rows(), System.err);
      out.println(environment(options, scale, server, run.version()));
      out.print(new LoadTable(run.lines()).markdown());
      return run.complete();
    } catch (IOException e) {
      System.err.println("# failed: " + e.getMessage());
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static MeasuredServer open(ServerOptions options, LoadScale scale) throws IOException {
    return options.kubeconfig().isPresent()
        ? GivenServer.open(options.kubeconfig().get(), options, scale)
        : OwnServer.start(Checkout.find(), options.protocol(), scale);
  }

  private static String environment(
      ServerOptions options, LoadScale scale, MeasuredServer server, String version) {
    Protocol protocol = options.protocol();
    return Machine.markdown()
        + """
        - server: %s, %s
        - client: Navarch %s, %s over TLS, on this machine; a client is a connection with one request at a time
        - times: %s
        """
            .formatted(
                version,
                server.description(),
                Versions.read().of("navarch"),
                protocol.title(),
                options.quick()
                    ? "too short to be quoted, only to see that everything runs"
                    : "%d s, warmed up in rounds of %d s until no better; %d single writes and a burst of %d to watchers"
                        .formatted(
                            scale.time().toSeconds(),
                            scale.warmUp().toSeconds(),
                            scale.watchedWrites(),
                            scale.burst()));
  }
}
