package dev.navarch.benchmarks;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs all benchmarks and prints one Markdown table; progress goes to standard error. */
public final class Benchmarks {
  private static final int PODS = 20_000;
  private static final int PODS_QUICK = 2_000;
  private static final int STARTS = 10;
  private static final int STARTS_QUICK = 3;

  private Benchmarks() {}

  /** Takes one option, {@code --quick}: everything runs, but too shortly to be quoted. */
  public static void main(String[] args) {
    List<String> options = List.of(args);
    if (!options.isEmpty() && !options.equals(List.of("--quick"))) {
      System.err.println("usage: java -jar benchmarks.jar [--quick]");
      System.exit(2);
    }
    boolean quick = !options.isEmpty();
    int pods = quick ? PODS_QUICK : PODS;

    List<Figure> figures = new ArrayList<>();
    figures.addAll(CodecRun.measure(quick));
    figures.addAll(RetainedHeap.measure(pods));
    figures.addAll(StartUp.measure(quick ? STARTS_QUICK : STARTS));

    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    out.println(Environment.markdown(quick, pods));
    out.print(new Report(figures).markdown());
  }
}
