package dev.navarch.benchmarks.informers;

import dev.navarch.benchmarks.measuring.Figure;
import dev.navarch.benchmarks.measuring.ForkedJvm;
import dev.navarch.benchmarks.measuring.HeapAtRest;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.benchmarks.measuring.Unit;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;

/**
 * Measures rows on one server, in JVMs of their own. What fails is told as progress and left out.
 * For one thread.
 */
final class ClientRun {
  /** Shared by all rows; that of the heap has others. */
  static final List<String> JVM_OPTIONS = List.of("-Xmx4g", "--enable-native-access=ALL-UNNAMED");

  /** Three times what the slowest takes; one whose heap is full would go on for hours. */
  private static final Duration LIMIT = Duration.ofMinutes(4);

  private final Path kubeconfig;
  private final ClientScale scale;
  private final PrintStream progress;
  private final ForkedJvm jvm = new ForkedJvm(JVM_OPTIONS).within(LIMIT);
  private final ForkedJvm heapJvm = new ForkedJvm(HeapAtRest.JVM_OPTIONS).within(LIMIT);
  private final List<Figure> figures = new ArrayList<>();
  private boolean complete = true;
  private int podBytes;

  ClientRun(Path kubeconfig, ClientScale scale, PrintStream progress) {
    this.kubeconfig = kubeconfig;
    this.scale = scale;
    this.progress = progress;
  }

  List<Figure> figures() {
    return List.copyOf(figures);
  }

  /** Whether nothing failed. */
  boolean isComplete() {
    return complete;
  }

  /** The length of a pod in JSON; zero when there were none. */
  int podBytes() {
    return podBytes;
  }

  /**
   * Measures.
   *
   * @param stays whether the server goes on afterwards, so that pods must be deleted
   */
  void measure(Set<ClientRow> rows, boolean stays) throws IOException, InterruptedException {
    if (rows.stream().anyMatch(ClientRow::needsPods)) {
      onPods(rows, stays);
    }
    if (rows.contains(ClientRow.EVENTS)) {
      events();
    }
    if (rows.contains(ClientRow.THREADS)) {
      scale.informers().forEach(this::threads);
    }
    if (rows.contains(ClientRow.QUEUE)) {
      queues();
    }
  }

  private void onPods(Set<ClientRow> rows, boolean stays) throws IOException, InterruptedException {
    try (PodLoad load = PodLoad.create(kubeconfig, namespace())) {
      try {
        for (int pods : scale.pods()) {
          progress.println("# making pods: " + pods);
          load.fillTo(pods);
          podBytes = load.podBytes();
          if (rows.contains(ClientRow.SYNC)) {
            syncs(pods);
          }
          if (rows.contains(ClientRow.HEAP)) {
            heap(pods, true);
            heap(pods, false);
          }
        }
      } finally {
        if (stays) {
          progress.println("# deleting them");
          load.delete();
        }
      }
    }
  }

  private static String namespace() {
    byte[] random = new byte[4];
    ThreadLocalRandom.current().nextBytes(random);
    return "navarch-bench-" + HexFormat.of().formatHex(random);
  }

  private void syncs(int pods) {
    String what = String.format(Locale.ROOT, "sync of %,d pods", pods);
    Map<Library, List<String>> printed =
        inTurns(
            what,
            List.of(Library.values()),
            scale.rounds(),
            library ->
                jvm.run(
                    SyncTrial.class,
                    library.name(),
                    kubeconfig.toString(),
                    Integer.toString(pods),
                    Integer.toString(ClientScale.SYNCS)));
    int last = ClientScale.SYNCS - 1;
    add(what + ", the first of a JVM", Unit.MILLISECONDS, printed, text -> sync(text, 0).millis());
    add(what + ", the third", Unit.MILLISECONDS, printed, text -> sync(text, last).millis());
    String cpu = "processor time of the " + what;
    add(cpu + ", the first of a JVM", Unit.CPU_TIME, printed, text -> sync(text, 0).cpuMillis());
    add(cpu + ", the third", Unit.CPU_TIME, printed, text -> sync(text, last).cpuMillis());
  }

  private static SyncTrial.Sync sync(String printed, int which) {
    return SyncTrial.Sync.parse(printed.split("\n", -1)[which]);
  }

  private void heap(int pods, boolean keepManagedFields) {
    String what =
        String.format(
            Locale.ROOT,
            "heap, %,d pods in the cache%s",
            pods,
            keepManagedFields ? "" : " without managed fields");
    Map<Library, List<String>> printed =
        inTurns(
            what,
            Library.all(library -> library.canKeepManagedFields(keepManagedFields)),
            1,
            library ->
                heapJvm.run(
                    HeapTrial.class,
                    library.name(),
                    kubeconfig.toString(),
                    Integer.toString(pods),
                    Boolean.toString(keepManagedFields)));
    add(what, Unit.BYTES_PER_POD, printed, Double::parseDouble);
  }

  private void events() throws IOException {
    Path file = Files.createTempFile("navarch-bench", ".kubeconfig");
    try (EventServer server = EventServer.start()) {
      server.writeKubeconfig(file);
      for (int handlers : List.of(1, 10)) {
        String what =
            "events of one informer, " + (handlers == 1 ? "1 handler" : handlers + " handlers");
        Map<Library, List<String>> printed =
            inTurns(
                what,
                List.of(Library.values()),
                scale.rounds(),
                library ->
                    jvm.run(
                        EventsTrial.class,
                        library.name(),
                        file.toString(),
                        Integer.toString(handlers),
                        Integer.toString(scale.warmUpEvents()),
                        Integer.toString(scale.events())));
        add(what, Unit.EVENTS_PER_SECOND, printed, Double::parseDouble);
      }
    } finally {
      Files.delete(file);
    }
  }

  private void threads(int informers) {
    String what = informers == 1 ? "1 informer" : informers + " informers";
    Map<Library, List<String>> printed =
        inTurns(
            "threads of " + what,
            List.of(Library.values()),
            1,
            library ->
                jvm.run(
                    ThreadsTrial.class,
                    library.name(),
                    kubeconfig.toString(),
                    Integer.toString(informers),
                    Long.toString(scale.stillness().toMillis())));
    add("platform threads of " + what, Unit.THREADS, printed, text -> number(text, 0));
    add("virtual threads of " + what, Unit.THREADS, printed, text -> number(text, 1));
  }

  private void queues() {
    Map<Library, List<String>> printed =
        inTurns(
            "work queue",
            List.of(Library.NAVARCH, Library.OFFICIAL),
            scale.rounds(),
            library ->
                jvm.run(
                    QueueTrial.class, library.name(), Long.toString(scale.queueTime().toMillis())));
    Unit unit = Unit.OPERATIONS_PER_SECOND;
    add("work queue: add, get and done by one thread", unit, printed, text -> number(text, 0));
    add(
        "work queue: add by one thread, get and done by another",
        unit,
        printed,
        text -> number(text, 1));
  }

  private static double number(String line, int which) {
    return Double.parseDouble(line.split(" ", -1)[which]);
  }

  /** What each library printed, each time it had its turn. */
  private Map<Library, List<String>> inTurns(
      String what, List<Library> libraries, int rounds, Function<Library, String> trial) {
    Map<Library, List<String>> printed = new EnumMap<>(Library.class);
    for (int round = 1; round <= rounds; round++) {
      for (Library library : libraries) {
        progress.println(
            "# %s, %s, round %d of %d".formatted(what, library.title(), round, rounds));
        try {
          printed.computeIfAbsent(library, unused -> new ArrayList<>()).add(trial.apply(library));
        } catch (RuntimeException e) {
          complete = false;
          progress.println("# failed: " + e.getMessage());
        }
      }
    }
    return printed;
  }

  private void add(
      String what, Unit unit, Map<Library, List<String>> printed, Function<String, Double> value) {
    printed.forEach((library, texts) -> {
      double[] values = texts.stream().mapToDouble(value::apply).toArray();
      if (values.length > 0) {
        figures.add(Figure.of(what, library.title(), unit, Median.of(values)));
      }
    });
  }
}
