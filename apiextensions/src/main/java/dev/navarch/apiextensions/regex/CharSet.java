package dev.navarch.apiextensions.regex;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A set of code points.
 *
 * @param ranges in order, neither overlapping nor adjacent
 */
record CharSet(List<Range> ranges) {
  /** All code points from the first to the last. */
  record Range(int first, int last) {}

  CharSet {
    ranges = List.copyOf(ranges);
  }

  static CharSet of(int codePoint) {
    return new CharSet(List.of(new Range(codePoint, codePoint)));
  }

  static CharSet union(List<Range> any) {
    List<Range> sorted = new ArrayList<>(any);
    sorted.sort(Comparator.comparingInt(Range::first));
    List<Range> joined = new ArrayList<>();
    for (Range next : sorted) {
      Range last = joined.isEmpty() ? null : joined.getLast();
      if (last != null && next.first <= last.last + 1) {
        joined.set(joined.size() - 1, new Range(last.first, Math.max(last.last, next.last)));
      } else {
        joined.add(next);
      }
    }
    return new CharSet(joined);
  }

  CharSet complement() {
    List<Range> rest = new ArrayList<>();
    int from = 0;
    for (Range range : ranges) {
      if (from < range.first) {
        rest.add(new Range(from, range.first - 1));
      }
      from = range.last + 1;
    }
    if (from <= Character.MAX_CODE_POINT) {
      rest.add(new Range(from, Character.MAX_CODE_POINT));
    }
    return new CharSet(rest);
  }
}
