package dev.navarch.benchmarks.start;

import dev.navarch.benchmarks.measuring.Contest;
import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.Machine;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.benchmarks.measuring.Report;
import dev.navarch.benchmarks.measuring.Unit;
import dev.navarch.benchmarks.storage.Checkout;
import dev.navarch.benchmarks.storage.Folders;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures starts of control planes, each in a JVM of its own, and beside them what any server over
 * TLS takes before it can be asked. What is compared takes turns.
 */
public final class StartBenchmarks {
  private static final String OURS = "Navarch";
  private static final String ALONE = "keys, TLS and a port alone";
  private static final String FIRST_COMPILER = "-XX:TieredStopAtLevel=1";
  private static final int STARTS = 9;
  private static final int STARTS_QUICK = 2;

  private StartBenchmarks() {}

  /** Takes {@code [--quick]} and prints a table. */
  public static void run(List<String> options, PrintStream out) {
    if (!options.isEmpty() && !options.equals(List.of("--quick"))) {
      throw new IllegalArgumentException("unknown options: " + String.join(" ", options));
    }
    int starts = options.isEmpty() ? STARTS : STARTS_QUICK;
    try {
      List<Figure> figures = new ArrayList<>(ups(starts));
      figures.addAll(inTests(starts));
      out.print(Machine.markdown());
      out.println("- medians of " + starts + " JVMs; forks: of 50 in each\n");
      out.print(new Report(figures, Contest.between(OURS, ALONE)).markdown());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Figure> ups(int starts) throws IOException {
    Checkout checkout = Checkout.find();
    UpStart usual = new UpStart(checkout, "");
    UpStart uncached = new UpStart(checkout, "-XX:AOTMode=off");
    ForkedJvm jvm = new ForkedJvm(List.of());
    double[] first = new double[starts];
    double[] again = new double[starts];
    double[] slow = new double[starts];
    double[] alone = new double[starts];
    for (int i = 0; i < starts; i++) {
      System.err.println("# navarch up, round " + (i + 1));
      Path folder = Files.createTempDirectory(checkout.target(), "start-");
      try {
        first[i] = usual.millis(folder.resolve("a"));
        again[i] = usual.millis(folder.resolve("a"));
        slow[i] = uncached.millis(folder.resolve("b"));
        alone[i] = millis(jvm.run(ListeningAlone.class), 0);
      } finally {
        Folders.delete(folder);
      }
    }
    List<Figure> figures = new ArrayList<>();
    figures.add(figure("navarch up, new folder", OURS, first));
    figures.add(figure("navarch up, the folder of another run", OURS, again));
    figures.add(figure("navarch up, new folder, without the AOT cache", OURS, slow));
    figures.add(figure("navarch up, new folder, without the AOT cache", ALONE, alone));
    return figures;
  }

  /** As a JVM is by default, and as one is that only runs tests, which end before it is warm. */
  private static List<Figure> inTests(int starts) {
    List<Figure> figures = new ArrayList<>();
    figures.addAll(inTests(starts, "", List.of()));
    figures.addAll(inTests(starts, ", " + FIRST_COMPILER, List.of(FIRST_COMPILER)));
    return figures;
  }

  private static List<Figure> inTests(int starts, String name, List<String> options) {
    ForkedJvm jvm = new ForkedJvm(options);
    double[] first = new double[starts];
    double[] created = new double[starts];
    double[] asked = new double[starts];
    double[] fork = new double[starts];
    double[] alone = new double[starts];
    for (int i = 0; i < starts; i++) {
      System.err.println("# in a test" + name + ", round " + (i + 1));
      String printed = jvm.run(FirstControlPlane.class);
      first[i] = millis(printed, 0);
      created[i] = millis(printed, 1);
      fork[i] = millis(printed, 2);
      asked[i] = millis(jvm.run(FirstAnswer.class), 0);
      alone[i] = millis(jvm.run(ListeningAlone.class), 1);
    }
    String answered = "the same, until a request over TLS is answered" + name;
    return List.of(
        figure("control plane in a test, the first of a JVM" + name, OURS, first),
        figure("the same, until it has created an object" + name, OURS, created),
        figure(answered, OURS, asked),
        figure(answered, ALONE, alone),
        figure("control plane in a test, a fork" + name, OURS, fork));
  }

  private static Figure figure(String what, String who, double[] millis) {
    return Figure.of(what, who, Unit.MILLISECONDS, Median.of(millis));
  }

  private static double millis(String printed, int which) {
    return Double.parseDouble(printed.split(" ", -1)[which]);
  }
}
