package dev.navarch.trial;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Runs every measurement in a fresh JVM, one after the other, and prints Markdown tables. */
public final class Trial {
  private static final int RECORDS = 1_000_000;
  private static final int OVERWRITES = 5_000_000;
  private static final int KILLS = 5;
  private static final List<String> STORES = List.of("SQLITE_4K", "ROCKSDB", "MVSTORE");
  private static final List<String> LIMITS = List.of("FILE_GROWING", "FILE_CIRCULAR");
  private static final List<String> OTHER_PAGES = List.of("SQLITE_8K", "SQLITE_16K");

  private final Path folder;

  private Trial(Path folder) {
    this.folder = folder;
  }

  /**
   * Measures in the folder that the first argument names, which is emptied; all parts, or those
   * that further arguments name.
   */
  public static void main(String[] args) throws Exception {
    List<String> all = List.of("open", "write", "load", "kill", "churn", "jars");
    Trial trial = new Trial(Path.of(args[0]).toAbsolutePath());
    for (String part : args.length == 1 ? all : List.of(args).subList(1, args.length)) {
      switch (part) {
        case "open" -> trial.open();
        case "write" -> trial.write();
        case "load" -> trial.load();
        case "kill" -> trial.kill();
        case "churn" -> trial.churn();
        case "jars" -> trial.jars();
        default -> throw new IllegalArgumentException(part + " is none of " + all);
      }
    }
    trial.empty();
  }

  private void open() throws Exception {
    head("Opening", "store", "ms, median of 5");
    for (String store : STORES) {
      List<Double> times = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        empty();
        times.add(run("open", store, 0).get("ms"));
      }
      row(store, number(median(times)));
    }
  }

  private void write() throws Exception {
    head(
        "Synced writes, the better of two runs",
        "store",
        "writers",
        "writes/s",
        "other run",
        "p50 ms",
        "p99 ms",
        "records/sync",
        "CPU ms/1,000");
    for (String store : Stream.of(STORES, OTHER_PAGES, LIMITS).flatMap(List::stream).toList()) {
      for (int writers : new int[] {1, 16, 64}) {
        List<Figures> runs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
          empty();
          runs.add(run("write", store, writers));
        }
        runs.sort(Comparator.comparingDouble(run -> run.get("writes/s")));
        Figures better = runs.getLast();
        row(
            store,
            number(writers),
            number(better.get("writes/s")),
            number(runs.getFirst().get("writes/s")),
            precise(better.get("p50 ms")),
            precise(better.get("p99 ms")),
            precise(better.get("records/sync")),
            precise(better.get("cpu ms/1000")));
      }
    }
  }

  private void load() throws Exception {
    head(
        "Load of 1,000,000 records",
        "store",
        "fill s",
        "MB open",
        "MB closed",
        "scan ms, median of 3",
        "after kill ms",
        "of which opening ms");
    for (String store : STORES) {
      empty();
      Figures fill = run("fill", store, RECORDS);
      String scan = number(medianScan(store));
      String split = store.equals("SQLITE_4K") ? number(medianScan("SQLITE_4K_SPLIT_SCAN")) : "";
      empty();
      run("fill", store, -RECORDS);
      Figures killed = run("scan", store, 0);
      row(
          store,
          number(fill.get("ms") / 1e3),
          megabytes(fill.get("bytes")),
          megabytes(fill.get("bytes closed")),
          split.isEmpty() ? scan : scan + "; two threads " + split,
          number(killed.get("ms")),
          number(killed.get("open ms")));
    }
  }

  private double medianScan(String store) throws Exception {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Figures scan = run("scan", store, 0);
      if (scan.get("records") != RECORDS) {
        throw new IllegalStateException(store + " lost records: " + scan);
      }
      times.add(scan.get("ms"));
    }
    return median(times);
  }

  private void kill() throws Exception {
    head("Killed while writing", "store", "kills survived", "commits acknowledged");
    for (String store : STORES) {
      long commits = 0;
      for (int i = 0; i < KILLS; i++) {
        empty();
        Process process = start("acknowledge", store, 0);
        long acknowledged = 0;
        try (BufferedReader lines = process.inputReader()) {
          long end = System.nanoTime() + ThreadLocalRandom.current().nextLong(2_000_000_000L);
          for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            // The kill may cut the last line short, and less of a number was acknowledged before.
            acknowledged = Math.max(acknowledged, Long.parseLong(line));
            commits++;
            if (System.nanoTime() > end) {
              // The process's own method would close the stream before all of it is read.
              process.toHandle().destroyForcibly();
            }
          }
        }
        process.waitFor();
        run("verify", store, Math.toIntExact(acknowledged));
      }
      row(store, number(KILLS), number((double) commits));
    }
  }

  private void churn() throws Exception {
    head(
        "5,000,000 overwrites of 100,000 records",
        "store",
        "s",
        "slowest commit ms",
        "GB written",
        "MB live",
        "MB peak",
        "MB end",
        "MB compacted",
        "compaction ms",
        "MB with 10,000 records left",
        "MB closed");
    for (String store : STORES) {
      empty();
      Figures churn = run("churn", store, OVERWRITES);
      row(
          store,
          number(churn.get("seconds")),
          number(churn.get("slowest commit ms")),
          precise(churn.get("written bytes") / 1e9),
          megabytes(churn.get("live bytes")),
          megabytes(churn.get("peak bytes")),
          megabytes(churn.get("end bytes")),
          megabytes(churn.get("compacted bytes")),
          number(churn.get("compact ms")),
          megabytes(churn.get("shrunk bytes")),
          megabytes(churn.get("closed bytes")));
    }
  }

  private void jars() throws IOException {
    head("Jars", "jar", "MB", "without native code", "native code for Linux x86-64");
    Path own = Path.of(System.getProperty("java.class.path")).toAbsolutePath();
    try (Stream<Path> jars = Files.list(own.resolveSibling("lib"))) {
      for (Path jar : jars.sorted().toList()) {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
          double all = Files.size(jar);
          double nativeCode = compressed(zip, "");
          double linux = compressed(zip, "Linux/x86_64/|linux64\\.so");
          row(jar.getFileName().toString(), mega(all), mega(all - nativeCode), mega(linux));
        }
      }
    }
  }

  private static double compressed(ZipFile zip, String platform) {
    return zip.stream()
        .filter(entry -> entry.getName().matches(".*\\.(so|dll|dylib|jnilib)(\\.a)?"))
        .filter(entry -> entry.getName().matches(".*(" + platform + ").*"))
        .mapToLong(ZipEntry::getCompressedSize)
        .sum();
  }

  private Process start(String measurement, String store, int amount) throws IOException {
    System.err.println(measurement + " " + store + " " + amount);
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx6g",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Measurement.class.getName(),
            measurement,
            store,
            folder.toString(),
            String.valueOf(amount))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** What a measurement printed. */
  private record Figures(Map<String, Double> values) {
    Figures {
      values = Map.copyOf(values);
    }

    double get(String name) {
      Double value = values.get(name);
      if (value == null) {
        throw new IllegalStateException("no figure " + name + " in " + values);
      }
      return value;
    }
  }

  private Figures run(String measurement, String store, int amount) throws Exception {
    Process process = start(measurement, store, amount);
    Map<String, Double> figures = new HashMap<>();
    try (BufferedReader lines = process.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] figure = line.split("=", 2);
        figures.put(figure[0], Double.valueOf(figure[1]));
      }
    }
    if (process.waitFor() != 0) {
      throw new IllegalStateException(measurement + " failed for " + store);
    }
    System.err.println("  " + figures);
    return new Figures(figures);
  }

  private void empty() throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }

  private static void head(String title, String... columns) {
    System.out.println("\n### " + title + "\n");
    row(columns);
    row(Stream.of(columns).map(column -> "---").toArray(String[]::new));
  }

  private static void row(String... cells) {
    System.out.println(Stream.of(cells).collect(Collectors.joining(" | ", "| ", " |")));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  private static String precise(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static String mega(double bytes) {
    return String.format(Locale.ROOT, "%.1f", bytes / 1e6);
  }

  private static String megabytes(double bytes) {
    return number(bytes / 1e6);
  }
}
