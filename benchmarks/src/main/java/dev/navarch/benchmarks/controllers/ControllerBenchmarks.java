package dev.navarch.benchmarks.controllers;

import dev.navarch.benchmarks.measuring.Contest;
import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.Machine;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.benchmarks.measuring.Report;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.benchmarks.server.UpProcess;
import dev.navarch.benchmarks.storage.Checkout;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures deletions that controllers carry out, and beside them what a client takes that deletes
 * the same objects by itself, one by one over TLS. Prints one Markdown table.
 */
public final class ControllerBenchmarks {
  private static final String OURS = "controllers";
  private static final String BY_HAND = "a client by itself";
  private static final String WITHOUT = "without the collector";
  private static final int NAMESPACES = 10;
  private static final int SMALL = 20;
  private static final int SERVERS = 3;
  private static final int DEPENDENTS = 10_000;
  private static final int DEPENDENTS_QUICK = 500;
  private static final int KILOBYTES = 10;

  private final Checkout checkout = Checkout.find();
  private final int dependents;
  private final int servers;
  private final List<Figure> figures = new ArrayList<>();

  private ControllerBenchmarks(boolean quick) {
    dependents = quick ? DEPENDENTS_QUICK : DEPENDENTS;
    servers = quick ? 1 : SERVERS;
  }

  /**
   * Takes {@code [--quick]}.
   *
   * @return whether everything could be measured
   */
  public static boolean run(List<String> options, PrintStream out) {
    if (!options.isEmpty() && !options.equals(List.of("--quick"))) {
      throw new IllegalArgumentException("unknown options: " + String.join(" ", options));
    }
    ControllerBenchmarks benchmarks = new ControllerBenchmarks(!options.isEmpty());
    try {
      benchmarks.namespaces();
      benchmarks.dependents();
      benchmarks.heap();
    } catch (IOException e) {
      System.err.println("# failed: " + e.getMessage());
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    out.print(Machine.markdown());
    out.println("- server: navarch up, embedded engine, new for each round");
    out.printf(Locale.ROOT, "- rounds: %d, medians%n%n", benchmarks.servers);
    out.print(new Report(benchmarks.figures, Contest.between(OURS, BY_HAND)).markdown());
    return true;
  }

  private void namespaces() throws IOException, InterruptedException {
    double[] first = new double[servers];
    double[] later = new double[servers];
    double[] byHand = new double[servers];
    for (int i = 0; i < servers; i++) {
      System.err.println("# namespaces, round " + (i + 1));
      try (UpProcess server = UpProcess.start(checkout);
          Deletions deletions = Deletions.on(server.kubeconfig())) {
        double[] gone = new double[NAMESPACES];
        double[] deleted = new double[NAMESPACES];
        for (int n = 0; n < NAMESPACES; n++) {
          deletions.createNamespace("emptied-" + n);
          deletions.fill("emptied-" + n, SMALL);
          deletions.createNamespace("deleted-" + n);
          deletions.fill("deleted-" + n, SMALL);
          gone[n] = deletions.deleteNamespace("deleted-" + n);
          deleted[n] = deletions.deleteOneByOne("emptied-" + n, SMALL, 1);
        }
        first[i] = gone[0];
        later[i] = Median.of(Arrays.copyOfRange(gone, 1, NAMESPACES));
        byHand[i] = Median.of(Arrays.copyOfRange(deleted, 1, NAMESPACES));
      }
    }
    String what = "namespace with %d config maps, until it is gone".formatted(SMALL);
    millis(what + ", the first of a server", OURS, first);
    millis(what + ", later ones", OURS, later);
    millis(what + ", later ones", BY_HAND, byHand);
  }

  private void dependents() throws IOException, InterruptedException {
    double[] background = new double[servers];
    double[] foreground = new double[servers];
    double[] byHand = new double[servers];
    for (int i = 0; i < servers; i++) {
      System.err.println("# dependents, round " + (i + 1));
      try (UpProcess server = UpProcess.start(checkout);
          Deletions deletions = Deletions.on(server.kubeconfig())) {
        for (String name : List.of("background", "foreground")) {
          deletions.createNamespace(name);
          deletions.fillWithDependents(name, dependents, 1 << 10);
        }
        deletions.createNamespace("by-hand");
        deletions.fill("by-hand", dependents);
        background[i] = deletions.deleteOwner("background", "Background");
        foreground[i] = deletions.deleteOwner("foreground", "Foreground");
        byHand[i] = deletions.deleteWithThreads("by-hand", dependents);
      }
    }
    String what =
        String.format(
            Locale.ROOT, "%,d dependents, until they are gone with their owner", dependents);
    millis(what + ", background", OURS, background);
    millis(what + ", background", BY_HAND, byHand);
    millis(what + ", foreground", OURS, foreground);
    millis(what + ", foreground", BY_HAND, byHand);
  }

  /** What the server keeps for an object that has an owner, with and without the collector. */
  private void heap() throws IOException, InterruptedException {
    String what =
        String.format(
            Locale.ROOT, "heap of the server, %,d dependents of %d KB", dependents, KILOBYTES);
    System.err.println("# heap");
    add(what, OURS, Unit.BYTES_PER_OBJECT, bytesPerDependent());
    add(
        what,
        WITHOUT,
        Unit.BYTES_PER_OBJECT,
        bytesPerDependent("--controllers=*,-garbage-collector-controller"));
  }

  private double bytesPerDependent(String... options) throws IOException, InterruptedException {
    try (UpProcess server = UpProcess.start(checkout, options);
        Deletions deletions = Deletions.on(server.kubeconfig())) {
      // controllers that are made on demand are there afterwards
      deletions.createNamespace("few");
      deletions.fillWithDependents("few", 10, KILOBYTES << 10);
      if (options.length == 0) {
        double unused = deletions.deleteOwner("few", "Foreground");
      }
      long before = LiveHeap.bytes(server.pid());
      deletions.createNamespace("many");
      deletions.fillWithDependents("many", dependents, KILOBYTES << 10);
      return (double) (LiveHeap.bytes(server.pid()) - before) / dependents;
    }
  }

  private void millis(String what, String who, double[] rounds) {
    add(what, who, Unit.MILLISECONDS, Median.of(rounds));
  }

  private void add(String what, String who, Unit unit, double value) {
    figures.add(Figure.of(what, who, unit, value));
  }
}
