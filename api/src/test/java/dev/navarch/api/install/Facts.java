package dev.navarch.api.install;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tables of facts about Kubernetes, tab separated under a line of column names. The folder is named
 * by the property {@code navarch.facts}; by default it is {@code shared/facts} beside the checkout.
 */
final class Facts {
  private static final Path FOLDER =
      Path.of(
          System.getProperty(
              "navarch.facts",
              Path.of(System.getProperty("navarch.root", ".."), "..", "shared", "facts")
                  .toString()));

  private Facts() {}

  /** The rows of a table by column; the test is skipped where there are no facts. */
  static List<Map<String, String>> rows(String table) {
    assumeTrue(Files.isDirectory(FOLDER), "no facts to compare with");
    try {
      List<String> lines = Files.readAllLines(FOLDER.resolve(table + ".tsv"));
      String[] columns = lines.get(0).split("\t", -1);
      List<Map<String, String>> rows = new ArrayList<>();
      for (String line : lines.subList(1, lines.size())) {
        String[] cells = line.split("\t", -1);
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < columns.length; i++) {
          row.put(columns[i], cells[i]);
        }
        rows.add(row);
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the facts call the core group is the empty group. */
  static String group(Map<String, String> row) {
    String group = row.getOrDefault("group", "");
    return group.equals("core") ? "" : group;
  }

  static String cell(Map<String, String> row, String column) {
    return row.getOrDefault(column, "");
  }

  /** A cell with a value for each release: {@code served} is read from {@code served136}. */
  static String cell(Map<String, String> row, String column, Release release) {
    return cell(row, column + "1" + release.minor());
  }

  static Serving serving(Map<String, String> row, Release release) {
    return switch (cell(row, "served", release)) {
      case "default" -> Serving.BY_DEFAULT;
      case "off" -> Serving.ON_REQUEST;
      case "" -> Serving.NOT_AT_ALL;
      case String other -> throw new IllegalArgumentException(other);
    };
  }
}
