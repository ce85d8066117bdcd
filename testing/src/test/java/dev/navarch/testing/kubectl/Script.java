package dev.navarch.testing.kubectl;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A row of the table: commands that are run one after the other on a control plane of their own.
 *
 * @param title what is shown by it
 * @param steps the commands
 */
record Script(String title, List<Step> steps) {
  Script {
    steps = List.copyOf(steps);
  }

  /**
   * A command.
   *
   * @param line for a shell, with {@code kubectl} on the path
   * @param fails whether it must not succeed
   * @param expected what its output must contain, each a regular expression; one that begins with
   *     an exclamation mark must not be found
   */
  record Step(String line, boolean fails, List<String> expected) {
    Step {
      expected = List.copyOf(expected);
    }
  }

  @Override
  public String toString() {
    return title;
  }

  /**
   * Reads a table. A title stands on a line behind {@code ==}; a command behind {@code $}, or
   * behind {@code !} if it must fail; every other line that is not empty is expected of the command
   * before it.
   */
  static List<Script> read(Class<?> beside, String file) {
    List<Script> scripts = new ArrayList<>();
    String title = "";
    List<Step> steps = new ArrayList<>();
    for (String line : lines(beside, file)) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("== ")) {
        if (!steps.isEmpty()) {
          scripts.add(new Script(title, steps));
        }
        title = line.substring(3).strip();
        steps = new ArrayList<>();
      } else if (line.startsWith("$ ") || line.startsWith("! ")) {
        steps.add(new Step(line.substring(2).strip(), line.startsWith("!"), List.of()));
      } else {
        Step last = steps.removeLast();
        List<String> expected = new ArrayList<>(last.expected());
        expected.add(line.strip());
        steps.add(new Step(last.line(), last.fails(), expected));
      }
    }
    scripts.add(new Script(title, steps));
    return scripts;
  }

  private static List<String> lines(Class<?> beside, String file) {
    try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(file), file);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
