package dev.navarch.benchmarks.storage;

import dev.navarch.benchmarks.measuring.Unit;
import java.util.List;

/**
 * A number that a JVM measured for one engine. It travels as a line of text from that JVM to the
 * one that makes the table.
 */
record Reading(String what, Unit unit, double value) {
  String line() {
    return String.join("\t", what, unit.name(), Double.toString(value));
  }

  /**
   * Parses what was printed, a reading on each line.
   *
   * @throws IllegalArgumentException when a line is no reading
   */
  static List<Reading> parse(String lines) {
    return lines.lines().map(Reading::parseLine).toList();
  }

  private static Reading parseLine(String line) {
    String[] parts = line.split("\t", -1);
    if (parts.length != 3) {
      throw new IllegalArgumentException("not a reading: " + line);
    }
    return new Reading(parts[0], Unit.valueOf(parts[1]), Double.parseDouble(parts[2]));
  }
}
