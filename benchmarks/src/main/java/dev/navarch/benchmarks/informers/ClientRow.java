package dev.navarch.benchmarks.informers;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** All that is measured, in the order of the table, where each of these has several lines. */
enum ClientRow {
  SYNC,
  HEAP,
  EVENTS,
  THREADS,
  QUEUE;

  /** What the command line calls it. */
  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean needsPods() {
    return this == SYNC || this == HEAP;
  }

  /**
   * The rows of these names.
   *
   * @throws IllegalArgumentException when there is none of some name
   */
  static Set<ClientRow> named(List<String> names) {
    Set<ClientRow> rows = EnumSet.noneOf(ClientRow.class);
    for (String name : names) {
      rows.add(
          Arrays.stream(values())
              .filter(row -> row.title().equals(name))
              .findFirst()
              .orElseThrow(() ->
                  new IllegalArgumentException(
                      "there is no row %s, but %s"
                          .formatted(
                              name,
                              Arrays.stream(values())
                                  .map(ClientRow::title)
                                  .collect(Collectors.joining(", "))))));
    }
    return rows;
  }
}
