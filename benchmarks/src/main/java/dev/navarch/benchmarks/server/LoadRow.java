package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.Call;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All that is measured, in the order in which it is: memory first, because it tells of a server
 * that has done nothing yet.
 */
enum LoadRow {
  MEMORY,
  LIST_JSON_1,
  LIST_JSON_4,
  LIST_PROTOBUF_1,
  LIST_PROTOBUF_4,
  GET_1,
  GET_16,
  CREATE_1,
  CREATE_16,
  CREATE_64,
  CREATE_POD,
  UPDATE,
  PATCH,
  WATCH_100,
  WATCH_1000;

  LoadMeasurement measurement() {
    return switch (this) {
      case MEMORY -> new ResidentMemory();
      case LIST_JSON_1 -> new Lists(Call.JSON, 1);
      case LIST_JSON_4 -> new Lists(Call.JSON, 4);
      case LIST_PROTOBUF_1 -> new Lists(Call.PROTOBUF, 1);
      case LIST_PROTOBUF_4 -> new Lists(Call.PROTOBUF, 4);
      case GET_1 -> new Gets(1);
      case GET_16 -> new Gets(16);
      case CREATE_1 -> new ConfigMapCreates(1);
      case CREATE_16 -> new ConfigMapCreates(16);
      case CREATE_64 -> new ConfigMapCreates(64);
      case CREATE_POD -> new PodCreates(16);
      case UPDATE -> new Updates();
      case PATCH -> new Patches(16);
      case WATCH_100 -> new FanOut(100);
      case WATCH_1000 -> new FanOut(1_000);
    };
  }

  /** What the command line calls it. */
  String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The rows of these names; {@code list} are all whose names begin so.
   *
   * @throws IllegalArgumentException when there is none of some name
   */
  static Set<LoadRow> named(List<String> names) {
    Set<LoadRow> rows = EnumSet.noneOf(LoadRow.class);
    for (String name : names) {
      List<LoadRow> found =
          Arrays.stream(values())
              .filter(row -> row.title().equals(name) || row.title().startsWith(name + "-"))
              .toList();
      if (found.isEmpty()) {
        throw new IllegalArgumentException(
            "there is no row "
                + name
                + ", but "
                + Arrays.stream(values()).map(LoadRow::title).collect(Collectors.joining(", ")));
      }
      rows.addAll(found);
    }
    return rows;
  }
}
