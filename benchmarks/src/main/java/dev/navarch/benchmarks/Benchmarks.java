package dev.navarch.benchmarks;

import dev.navarch.benchmarks.controllers.ControllerBenchmarks;
import dev.navarch.benchmarks.informers.ClientBenchmarks;
import dev.navarch.benchmarks.measuring.Contest;
import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.Report;
import dev.navarch.benchmarks.server.ServerBenchmarks;
import dev.navarch.benchmarks.start.StartBenchmarks;
import dev.navarch.benchmarks.storage.StorageBenchmarks;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the benchmarks and prints one Markdown table; progress goes to standard error.
 *
 * <p>Without a name those that compare Navarch with other libraries run; {@code storage} runs those
 * of the storage engines, {@code server} those of an API server, {@code start} those of starts,
 * {@code client} those of the client library, {@code controllers} those of the built-in
 * controllers.
 */
public final class Benchmarks {
  /** The column that the others are compared with. */
  static final String OURS = "Navarch";

  private static final String USAGE =
      """
      usage: java -jar benchmarks.jar [--quick]
             java -jar benchmarks.jar storage [--quick] [--only ROW...]
             java -jar benchmarks.jar server [--kubeconfig FILE] [--pid N[,N...]] [--http1]
                                             [--quick] [--only ROW...]
             java -jar benchmarks.jar start [--quick]
             java -jar benchmarks.jar client [--kubeconfig FILE] [--quick] [--only ROW...]
             java -jar benchmarks.jar controllers [--quick]
      """;

  private static final int PODS = 20_000;
  private static final int PODS_QUICK = 2_000;
  private static final int STARTS = 10;
  private static final int STARTS_QUICK = 3;

  private Benchmarks() {}

  /** With {@code --quick} everything runs, but too shortly to be quoted. */
  public static void main(String[] args) {
    List<String> options = List.of(args);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try {
      switch (options.isEmpty() ? "" : options.getFirst()) {
        case "storage" -> exit(StorageBenchmarks.run(options.subList(1, options.size()), out));
        case "server" -> exit(ServerBenchmarks.run(options.subList(1, options.size()), out));
        case "client" -> exit(ClientBenchmarks.run(options.subList(1, options.size()), out));
        case "controllers" ->
            exit(ControllerBenchmarks.run(options.subList(1, options.size()), out));
        case "start" -> StartBenchmarks.run(options.subList(1, options.size()), out);
        default -> compareLibraries(options, out);
      }
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.print(USAGE);
      System.exit(2);
    }
  }

  private static void exit(boolean complete) {
    System.exit(complete ? 0 : 1);
  }

  private static void compareLibraries(List<String> options, PrintStream out) {
    if (!options.isEmpty() && !options.equals(List.of("--quick"))) {
      throw new IllegalArgumentException("unknown options: " + String.join(" ", options));
    }
    boolean quick = !options.isEmpty();
    int pods = quick ? PODS_QUICK : PODS;

    List<Figure> figures = new ArrayList<>();
    figures.addAll(CodecRun.measure(quick));
    figures.addAll(RetainedHeap.measure(pods));
    figures.addAll(StartUp.measure(quick ? STARTS_QUICK : STARTS));

    out.println(Environment.markdown(quick, pods));
    out.print(new Report(figures, Contest.againstAll(OURS)).markdown());
  }
}
