package dev.navarch.benchmarks.informers;

import dev.navarch.benchmarks.measuring.Contest;
import dev.navarch.benchmarks.measuring.Machine;
import dev.navarch.benchmarks.measuring.Report;
import dev.navarch.benchmarks.measuring.Versions;
import dev.navarch.benchmarks.server.UpProcess;
import dev.navarch.benchmarks.storage.Checkout;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Measures the client library beside others and prints one Markdown table. */
public final class ClientBenchmarks {
  private ClientBenchmarks() {}

  /**
   * Takes {@code [--kubeconfig FILE] [--quick] [--only ROW...]}. Without a kubeconfig a server is
   * started for the run.
   *
   * @return whether everything could be measured
   * @throws IllegalArgumentException when the arguments are others
   */
  public static boolean run(List<String> arguments, PrintStream out) {
    ClientOptions options = ClientOptions.parse(arguments);
    ClientScale scale = ClientScale.of(options.quick());
    try {
      ClientRun run;
      if (options.kubeconfig().isPresent()) {
        run = new ClientRun(options.kubeconfig().get(), scale, System.err);
        run.measure(options.rows(), true);
      } else {
        try (UpProcess server = UpProcess.start(Checkout.find())) {
          run = new ClientRun(server.kubeconfig(), scale, System.err);
          run.measure(options.rows(), false);
        }
      }
      out.println(environment(options, run));
      out.print(new Report(run.figures(), contest()).markdown());
      return run.isComplete();
    } catch (IOException e) {
      System.err.println("# failed: " + e.getMessage());
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static Contest contest() {
    String ours = Library.NAVARCH.title();
    List<String> rivals =
        Library.all(library -> !library.isOurs()).stream().map(Library::title).toList();
    return new Contest(ours + " / better other", ours, rivals::contains);
  }

  private static String environment(ClientOptions options, ClientRun run) {
    Versions versions = Versions.read();
    return Machine.markdown()
        + """
        - server: %s
        - pods: %s
        - versions: Navarch %s; fabric8 %s with Vert.x; official client %s, its work queue %s
        - JVMs: %s; for the heap -Xmx4g -XX:+UseSerialGC without compact object headers
        - times: %s
        """
            .formatted(
                options.kubeconfig().isPresent()
                    ? "of a kubeconfig"
                    : "navarch up, embedded engine",
                run.podBytes() == 0
                    ? "none"
                    : String.format(Locale.ROOT, "%,d bytes of JSON each", run.podBytes()),
                versions.of("navarch"),
                versions.of("fabric8"),
                versions.of("official"),
                versions.of("official-extended"),
                String.join(" ", ClientRun.JVM_OPTIONS),
                options.quick()
                    ? "too short to be quoted, only to see that everything runs"
                    : "medians of " + ClientScale.FULL.rounds() + " JVMs, the libraries in turns");
  }
}
