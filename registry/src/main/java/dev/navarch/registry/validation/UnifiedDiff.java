package dev.navarch.registry.validation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The difference of two texts in unified form, three lines of context, without file names.
 *
 * <p>Common lines are found by the gestalt method: take the longest run of lines that both texts
 * share, then look on each side of it in the same way. Lines that occur often in a long text
 * (closing brackets) start no run, but may extend one. The work is limited: past the limit the rest
 * counts as replaced, so that no pair of texts is expensive.
 */
public final class UnifiedDiff {
  private static final int CONTEXT = 3;
  private static final int POPULAR_FROM = 200;
  private static final long MAX_STEPS = 5_000_000;

  private final List<String> before;
  private final List<String> after;
  private final Map<String, int[]> places;
  private long steps;

  private UnifiedDiff(List<String> before, List<String> after) {
    this.before = before;
    this.after = after;
    places = placesOf(after);
  }

  /** The difference, each line with a line break at its end; empty for equal texts. */
  public static String of(List<String> before, List<String> after) {
    return new UnifiedDiff(before, after).print();
  }

  /** A run of lines that both texts share. */
  private record Run(int before, int after, int length) {}

  /** Lines that are to be compared. */
  private record Region(int from, int to, int otherFrom, int otherTo) {}

  /** Lines of the first text that were replaced by lines of the second. */
  private record Change(int from, int to, int otherFrom, int otherTo) {}

  private static Map<String, int[]> placesOf(List<String> lines) {
    Map<String, List<Integer>> all = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      all.computeIfAbsent(lines.get(i), line -> new ArrayList<>()).add(i);
    }
    int limit = lines.size() < POPULAR_FROM ? Integer.MAX_VALUE : lines.size() / 100 + 1;
    Map<String, int[]> rare = HashMap.newHashMap(all.size());
    all.forEach((line, at) -> {
      if (at.size() <= limit) {
        rare.put(line, at.stream().mapToInt(Integer::intValue).toArray());
      }
    });
    return rare;
  }

  private List<Run> runs() {
    List<Run> found = new ArrayList<>();
    Deque<Region> open = new ArrayDeque<>();
    open.push(new Region(0, before.size(), 0, after.size()));
    while (!open.isEmpty()) {
      Region region = open.pop();
      Run run = longest(region);
      if (run.length() == 0) {
        continue;
      }
      found.add(run);
      int end = run.before() + run.length();
      int otherEnd = run.after() + run.length();
      if (region.from() < run.before() && region.otherFrom() < run.after()) {
        open.push(new Region(region.from(), run.before(), region.otherFrom(), run.after()));
      }
      if (end < region.to() && otherEnd < region.otherTo()) {
        open.push(new Region(end, region.to(), otherEnd, region.otherTo()));
      }
    }
    found.sort(Comparator.comparingInt(Run::before));
    return found;
  }

  private Run longest(Region region) {
    int best = region.from();
    int otherBest = region.otherFrom();
    int length = 0;
    Map<Integer, Integer> endingAt = Map.of();
    for (int i = region.from(); i < region.to() && steps < MAX_STEPS; i++) {
      Map<Integer, Integer> next = new HashMap<>();
      for (int j : places.getOrDefault(before.get(i), new int[0])) {
        steps++;
        if (j >= region.otherTo()) {
          break;
        }
        if (j >= region.otherFrom()) {
          int size = endingAt.getOrDefault(j - 1, 0) + 1;
          next.put(j, size);
          if (size > length) {
            best = i - size + 1;
            otherBest = j - size + 1;
            length = size;
          }
        }
      }
      endingAt = next;
    }
    while (best > region.from()
        && otherBest > region.otherFrom()
        && before.get(best - 1).equals(after.get(otherBest - 1))) {
      best--;
      otherBest--;
      length++;
    }
    while (best + length < region.to()
        && otherBest + length < region.otherTo()
        && before.get(best + length).equals(after.get(otherBest + length))) {
      length++;
    }
    return new Run(best, otherBest, length);
  }

  private List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    int from = 0;
    int otherFrom = 0;
    for (Run run : runs()) {
      if (from < run.before() || otherFrom < run.after()) {
        changes.add(new Change(from, run.before(), otherFrom, run.after()));
      }
      from = run.before() + run.length();
      otherFrom = run.after() + run.length();
    }
    if (from < before.size() || otherFrom < after.size()) {
      changes.add(new Change(from, before.size(), otherFrom, after.size()));
    }
    return changes;
  }

  private String print() {
    StringBuilder out = new StringBuilder();
    List<Change> hunk = new ArrayList<>();
    for (Change change : changes()) {
      if (!hunk.isEmpty() && change.from() - hunk.getLast().to() > 2 * CONTEXT) {
        print(hunk, out);
        hunk.clear();
      }
      hunk.add(change);
    }
    if (!hunk.isEmpty()) {
      print(hunk, out);
    }
    return out.toString();
  }

  private void print(List<Change> hunk, StringBuilder out) {
    Change first = hunk.getFirst();
    Change last = hunk.getLast();
    int lead = Math.min(CONTEXT, first.from());
    int tail = Math.min(CONTEXT, before.size() - last.to());
    out.append("@@ -")
        .append(range(first.from() - lead, last.to() + tail))
        .append(" +")
        .append(range(first.otherFrom() - lead, last.otherTo() + tail))
        .append(" @@\n");
    int at = first.from() - lead;
    for (Change change : hunk) {
      append(' ', before.subList(at, change.from()), out);
      append('-', before.subList(change.from(), change.to()), out);
      append('+', after.subList(change.otherFrom(), change.otherTo()), out);
      at = change.to();
    }
    append(' ', before.subList(at, at + tail), out);
  }

  /** Lines count from one; an empty range is named after the line before it. */
  private static String range(int from, int to) {
    int length = to - from;
    return switch (length) {
      case 0 -> from + ",0";
      case 1 -> Integer.toString(from + 1);
      default -> (from + 1) + "," + length;
    };
  }

  private static void append(char mark, List<String> lines, StringBuilder out) {
    lines.forEach(line -> out.append(mark).append(line).append('\n'));
  }
}
