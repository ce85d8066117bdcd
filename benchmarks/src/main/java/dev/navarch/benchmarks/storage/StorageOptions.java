package dev.navarch.benchmarks.storage;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What the command line asks for. */
record StorageOptions(boolean quick, Set<Row> rows) {
  private static final String QUICK = "--quick";
  private static final String ONLY = "--only";

  /**
   * Parses {@code [--quick] [--only ROW...]}, the two in any order.
   *
   * @throws IllegalArgumentException when it is anything else
   */
  static StorageOptions parse(List<String> arguments) {
    List<String> left = arguments.stream().filter(argument -> !argument.equals(QUICK)).toList();
    boolean quick = left.size() < arguments.size();
    if (left.isEmpty()) {
      return new StorageOptions(quick, EnumSet.allOf(Row.class));
    }
    if (!left.getFirst().equals(ONLY) || left.size() == 1) {
      throw new IllegalArgumentException("not understood: " + String.join(" ", left));
    }
    return new StorageOptions(quick, Row.named(left.subList(1, left.size())));
  }
}
