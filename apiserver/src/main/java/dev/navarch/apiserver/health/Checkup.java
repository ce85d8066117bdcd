package dev.navarch.apiserver.health;

import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What came out when checks were run.
 *
 * @param lines one for each check; they tell no reasons, as everybody may read them
 * @param failures what went wrong, for the log
 */
record Checkup(List<String> lines, List<String> failures) {
  Checkup {
    lines = List.copyOf(lines);
    failures = List.copyOf(failures);
  }

  /**
   * Runs checks.
   *
   * @param excluded names of those that are not to be run, and count as well
   * @param runner runs one check and gives what is wrong
   */
  static Checkup run(
      Collection<HealthCheck> checks,
      Collection<String> excluded,
      Function<HealthCheck, Optional<String>> runner) {
    List<String> lines = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    TreeSet<String> unmatched = new TreeSet<>(excluded);
    for (HealthCheck check : checks) {
      String name = check.name();
      if (excluded.contains(name)) {
        unmatched.remove(name);
        lines.add("[+]" + name + " excluded: ok");
        continue;
      }
      Optional<String> problem = runner.apply(check);
      if (problem.isPresent()) {
        lines.add("[-]" + name + " failed: reason withheld");
        failures.add(name + ": " + problem.get());
      } else {
        lines.add("[+]" + name + " ok");
      }
    }
    if (!unmatched.isEmpty()) {
      lines.add(
          "warn: some health checks cannot be excluded: no matches for "
              + unmatched.stream().map(GoQuoting::quote).collect(Collectors.joining(",")));
    }
    return new Checkup(lines, failures);
  }

  /** What is wrong with one thing. */
  static Optional<String> problem(HealthCheck check) {
    try {
      return check.check();
    } catch (RuntimeException e) {
      return Optional.of(e.toString());
    }
  }

  boolean isWell() {
    return failures.isEmpty();
  }

  /** The lines and what they come to. */
  String text(Probe probe) {
    return String.join("\n", lines)
        + (lines.isEmpty() ? "" : "\n")
        + probe.word()
        + (isWell() ? " check passed\n" : " check failed\n");
  }
}
