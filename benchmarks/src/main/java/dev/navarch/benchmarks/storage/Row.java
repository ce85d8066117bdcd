package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.HeapAtRest;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that is measured, in the order of the table, where each of these has a line or several. */
enum Row {
  PUTS_1,
  PUTS_16,
  PUTS_64,
  CREATES,
  UPDATES,
  GETS,
  LIST,
  COUNT,
  PAGES,
  WATCH_1,
  WATCH_100,
  WATCH_1000,
  FORK,
  HEAP,
  OPEN,
  DISK;

  /** Shared by all rows; that of the heap adds its own. */
  static final List<String> JVM_OPTIONS = List.of("-Xmx4g", "--enable-native-access=ALL-UNNAMED");

  /** What the command line calls it. */
  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Measurement measurement() {
    return switch (this) {
      case PUTS_1 -> new Puts(1);
      case PUTS_16 -> new Puts(16);
      case PUTS_64 -> new Puts(64);
      case CREATES -> new Creates(16);
      case UPDATES -> new Updates(16);
      case GETS -> new Gets(16);
      case LIST -> new ListOfPods();
      case COUNT -> new Count();
      case PAGES -> new Pages();
      case WATCH_1 -> new Watching(1);
      case WATCH_100 -> new Watching(100);
      case WATCH_1000 -> new Watching(1_000);
      case FORK -> new Forks();
      case HEAP -> new HeapOfPods();
      case OPEN -> new Opening();
      case DISK -> new DiskUse();
    };
  }

  Set<Engine> engines() {
    return switch (this) {
      case PUTS_1, PUTS_16, PUTS_64 -> EnumSet.allOf(Engine.class);
      case CREATES, UPDATES, GETS, LIST, COUNT, PAGES, WATCH_1, WATCH_100, WATCH_1000 ->
          EnumSet.complementOf(EnumSet.of(Engine.PLAIN_FILE));
      case FORK -> EnumSet.of(Engine.MEMORY);
      case HEAP -> EnumSet.of(Engine.MEMORY, Engine.EMBEDDED);
      case OPEN, DISK -> EnumSet.of(Engine.EMBEDDED, Engine.ETCD);
    };
  }

  /**
   * How often an engine is measured here. At puts the disk is almost all that counts: there engines
   * take turns, so that its moods hit all of them alike.
   */
  int rounds(Engine engine, Scale scale) {
    boolean inTurns = this == PUTS_1 || this == PUTS_16 || this == PUTS_64;
    return inTurns && engine.usesDisk() ? scale.rounds() : 1;
  }

  List<String> jvmOptions() {
    return this == HEAP
        ? Stream.concat(JVM_OPTIONS.stream(), HeapAtRest.JVM_OPTIONS.stream()).toList()
        : JVM_OPTIONS;
  }

  /**
   * The rows of these names; {@code puts} are all whose names begin so.
   *
   * @throws IllegalArgumentException when there is none of some name
   */
  static Set<Row> named(List<String> names) {
    Set<Row> rows = EnumSet.noneOf(Row.class);
    for (String name : names) {
      List<Row> found =
          Arrays.stream(values())
              .filter(row -> row.title().equals(name) || row.title().startsWith(name + "-"))
              .toList();
      if (found.isEmpty()) {
        throw new IllegalArgumentException(
            "there is no row "
                + name
                + ", but "
                + Arrays.stream(values()).map(Row::title).collect(Collectors.joining(", ")));
      }
      rows.addAll(found);
    }
    return rows;
  }
}
