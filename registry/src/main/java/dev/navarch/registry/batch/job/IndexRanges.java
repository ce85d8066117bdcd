package dev.navarch.registry.batch.job;

import dev.navarch.apimachinery.value.DecimalLong;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Indexes of a job's pods in their short form: {@code 1,3-5,7}. */
record IndexRanges(List<Range> ranges) {

  /** Both ends belong to the range. */
  record Range(long first, long last) {}

  /** Tells in Kubernetes' words why a text is no list of indexes. */
  static final class FormatException extends Exception {
    private static final long serialVersionUID = 1;

    FormatException(String message) {
      super(message);
    }

    @Override
    public String getMessage() {
      return String.valueOf(super.getMessage());
    }
  }

  /** Reads ranges in increasing order, all below the number of completions. */
  static IndexRanges parse(String text, int completions) throws FormatException {
    List<Range> ranges = new ArrayList<>();
    if (text.isEmpty()) {
      return new IndexRanges(ranges);
    }
    for (String part : text.split(",", -1)) {
      Range range = range(part, completions);
      if (!ranges.isEmpty() && ranges.getLast().last() >= range.first()) {
        throw nonIncreasing(ranges.getLast().last(), range.first());
      }
      ranges.add(range);
    }
    return new IndexRanges(ranges);
  }

  /** The ranges of a text that are well-formed, whatever the others are. */
  static IndexRanges parseLeniently(String text, int completions) {
    List<Range> ranges = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      try {
        ranges.add(range(part, completions));
      } catch (FormatException ignored) {
        // what is wrong with a part is for those to tell who check the format
      }
    }
    return new IndexRanges(ranges);
  }

  private static Range range(String part, int completions) throws FormatException {
    String[] ends = part.split("-", -1);
    if (ends.length > 2) {
      throw new FormatException(
          "the fragment "
              + GoQuoting.quote(part)
              + " violates the requirement that an index interval can have at most two parts"
              + " separated by '-'");
    }
    long first = index(ends[0], completions);
    if (ends.length == 1) {
      return new Range(first, first);
    }
    long last = index(ends[1], completions);
    if (first >= last) {
      throw nonIncreasing(first, last);
    }
    return new Range(first, last);
  }

  private static long index(String text, int completions) throws FormatException {
    if (!(DecimalLong.parse(text) instanceof DecimalLong.Value(long index))) {
      throw new FormatException(
          "cannot convert string to integer for index: " + GoQuoting.quote(text));
    }
    if (index >= completions) {
      throw new FormatException("too large index: " + GoQuoting.quote(text));
    }
    return index;
  }

  private static FormatException nonIncreasing(long previous, long current) {
    return new FormatException(
        "non-increasing order, previous: " + previous + ", current: " + current);
  }

  long total() {
    return ranges.stream().mapToLong(range -> range.last() - range.first() + 1).sum();
  }

  /** The first index that is in both, going through both in order. */
  OptionalLong overlap(IndexRanges other) {
    int i = 0;
    int j = 0;
    while (i < ranges.size() && j < other.ranges.size()) {
      Range a = ranges.get(i);
      Range b = other.ranges.get(j);
      if (a.first() <= b.last() && b.first() <= a.last()) {
        return OptionalLong.of(Math.max(a.first(), b.first()));
      }
      if (a.first() <= b.first()) {
        i++;
      } else {
        j++;
      }
    }
    return OptionalLong.empty();
  }
}
