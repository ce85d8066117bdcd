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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A row of a table: commands that are run one after the other on a control plane of their own.
 *
 * @param title what is shown by it
 * @param steps the commands
 */
record Script(String title, List<Step> steps) {
  private static final Pattern VERSIONS = Pattern.compile("\\[(<|>=)1\\.(\\d{1,4})] ");

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

    private Step continued(String more) {
      return new Step(line + "\n" + more, fails, expected);
    }

    private Step expecting(String pattern) {
      List<String> all = new ArrayList<>(expected);
      all.add(pattern);
      return new Step(line, fails, all);
    }
  }

  @Override
  public String toString() {
    return title;
  }

  /**
   * Reads a table. A title stands on a line behind {@code ==}; a command behind {@code $}, or
   * behind {@code !} if it must fail, and its further lines behind {@code >}; every other line that
   * is not empty is expected of the command before it. Any of them may begin with the versions of
   * kubectl it is meant for, {@code [<1.24]} or {@code [>=1.24]}; with a title that is said for the
   * whole row.
   *
   * @param minor the second number of the version that will run the commands
   */
  static List<Script> read(Class<?> beside, String file, int minor) {
    List<Script> scripts = new ArrayList<>();
    String title = "";
    boolean rowApplies = true;
    boolean stepApplies = true;
    List<Step> steps = new ArrayList<>();
    for (String marked : lines(beside, file)) {
      if (marked.isBlank() || marked.startsWith("#")) {
        continue;
      }
      Matcher versions = VERSIONS.matcher(marked);
      boolean applies = true;
      String line = marked;
      if (versions.lookingAt()) {
        int bound = Integer.parseInt(versions.group(2));
        applies = versions.group(1).equals("<") ? minor < bound : minor >= bound;
        line = marked.substring(versions.end());
      }
      if (line.startsWith("== ")) {
        addRow(scripts, title, steps);
        title = line.substring(3).strip();
        steps = new ArrayList<>();
        rowApplies = applies;
      } else if (line.startsWith("$ ") || line.startsWith("! ")) {
        stepApplies = rowApplies && applies;
        if (stepApplies) {
          steps.add(new Step(line.substring(2).strip(), line.startsWith("!"), List.of()));
        }
      } else if (stepApplies && applies) {
        Step last = steps.removeLast();
        boolean more = line.startsWith("> ");
        steps.add(more ? last.continued(line.substring(2)) : last.expecting(line.strip()));
      }
    }
    addRow(scripts, title, steps);
    return scripts;
  }

  private static void addRow(List<Script> scripts, String title, List<Step> steps) {
    if (!steps.isEmpty()) {
      scripts.add(new Script(title, steps));
    }
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
