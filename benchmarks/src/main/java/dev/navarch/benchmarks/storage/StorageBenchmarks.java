package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Contest;
import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.Machine;
import dev.navarch.benchmarks.measuring.Report;
import dev.navarch.benchmarks.measuring.Versions;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Measures the storage engines and prints one Markdown table. */
public final class StorageBenchmarks {
  private StorageBenchmarks() {}

  /**
   * Takes {@code [--quick] [--only ROW...]}. Without an etcd its column is missing.
   *
   * @return whether everything could be measured
   * @throws IllegalArgumentException when the arguments are others
   */
  public static boolean run(List<String> arguments, PrintStream out) {
    StorageOptions options = StorageOptions.parse(arguments);
    Checkout checkout = Checkout.find();
    Optional<Etcd> etcd = Etcd.find(checkout.root());
    Set<Engine> engines = EnumSet.allOf(Engine.class);
    if (etcd.isEmpty()) {
      engines.remove(Engine.ETCD);
    }

    RowRun run =
        new RowRun(
            engines,
            options.quick(),
            etcd.map(Etcd::jvmOptions).orElse(List.of()),
            checkout.work());
    List<Figure> figures = new ArrayList<>();
    for (Row row : options.rows()) {
      figures.addAll(run.run(row));
    }

    out.println(environment(options.quick(), checkout.target(), etcd));
    Contest contest = Contest.between(Engine.EMBEDDED.title(), Engine.ETCD.title());
    out.print(new Report(figures, contest).markdown());
    return run.isComplete() && etcd.isPresent();
  }

  private static String environment(boolean quick, Path target, Optional<Etcd> etcd) {
    Scale scale = Scale.of(quick);
    Versions versions = Versions.read();
    try {
      return Machine.markdown()
          + """
          - disk: %s; embedded, etcd and plain file on the same
          - times: %s
          - pods: values of %,d random bytes under keys like %s
          - versions: Navarch %s; SQLite %s; etcd %s
          """
              .formatted(
                  Files.getFileStore(target).type(),
                  quick
                      ? "too short to be quoted, only to see that everything runs"
                      : "puts %d s after %d s of warm-up, medians of %d rounds; others %d s after %d s"
                          .formatted(
                              scale.putTime().toSeconds(),
                              scale.putWarmUp().toSeconds(),
                              scale.rounds(),
                              scale.time().toSeconds(),
                              scale.warmUp().toSeconds()),
                  Pods.VALUE_BYTES,
                  Pods.key(1237).utf8(),
                  versions.of("navarch"),
                  versions.of("sqlite"),
                  etcd.map(Etcd::version).orElse("not there"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
