package dev.navarch.registry.batch.cronjob;

import dev.navarch.apimachinery.value.DecimalLong;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The syntax of schedules: five fields of lists of ranges with steps, or a word such as {@code
 * @daily}. Problems are told in the words of the library that Kubernetes reads schedules with.
 */
final class CronSchedule {
  private static final List<String> WORDS =
      List.of("@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly");
  private static final String EVERY = "@every ";
  private static final List<Field> FIELDS =
      List.of(
          new Field(0, 59, Map.of()),
          new Field(0, 23, Map.of()),
          new Field(1, 31, Map.of()),
          new Field(
              1,
              12,
              Map.ofEntries(
                  Map.entry("jan", 1),
                  Map.entry("feb", 2),
                  Map.entry("mar", 3),
                  Map.entry("apr", 4),
                  Map.entry("may", 5),
                  Map.entry("jun", 6),
                  Map.entry("jul", 7),
                  Map.entry("aug", 8),
                  Map.entry("sep", 9),
                  Map.entry("oct", 10),
                  Map.entry("nov", 11),
                  Map.entry("dec", 12))),
          new Field(
              0, 6, Map.of("sun", 0, "mon", 1, "tue", 2, "wed", 3, "thu", 4, "fri", 5, "sat", 6)));

  private CronSchedule() {}

  /** One of the five fields, with the names that may stand for numbers in it. */
  private record Field(long min, long max, Map<String, Integer> names) {

    void check(String text) throws FormatException {
      for (String range : text.split(",", -1)) {
        if (!range.isEmpty()) {
          checkRange(range);
        }
      }
    }

    private void checkRange(String text) throws FormatException {
      String[] rangeAndStep = text.split("/", -1);
      String[] ends = rangeAndStep[0].split("-", -1);
      boolean single = ends.length == 1;
      long start;
      long end;
      if (ends[0].equals("*") || ends[0].equals("?")) {
        start = min;
        end = max;
      } else {
        start = number(ends[0]);
        if (ends.length > 2) {
          throw new FormatException("too many hyphens: " + text);
        }
        end = single ? start : number(ends[1]);
      }
      if (rangeAndStep.length > 2) {
        throw new FormatException("too many slashes: " + text);
      }
      long step = 1;
      if (rangeAndStep.length == 2) {
        step = integer(rangeAndStep[1]);
        end = single ? max : end;
      }
      if (start < min) {
        throw new FormatException(
            "beginning of range (" + start + ") below minimum (" + min + "): " + text);
      }
      if (end > max) {
        throw new FormatException(
            "end of range (" + end + ") above maximum (" + max + "): " + text);
      }
      if (start > end) {
        throw new FormatException(
            "beginning of range (" + start + ") beyond end of range (" + end + "): " + text);
      }
      if (step == 0) {
        throw new FormatException("step of range should be a positive number: " + text);
      }
    }

    private long number(String text) throws FormatException {
      Integer named = names.get(text.toLowerCase(Locale.ROOT));
      return named == null ? integer(text) : named;
    }
  }

  /** Tells why a text is no schedule. */
  private static final class FormatException extends Exception {
    private static final long serialVersionUID = 1;

    FormatException(String message) {
      super(message);
    }
  }

  /** What is wrong with a schedule, or nothing. */
  static Optional<String> problem(String schedule) {
    try {
      check(schedule);
      return Optional.empty();
    } catch (FormatException wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }

  private static void check(String schedule) throws FormatException {
    String text = withoutZone(schedule);
    if (text.startsWith("@")) {
      checkWord(text);
      return;
    }
    List<String> fields =
        Arrays.stream(text.split("\\s+", -1)).filter(field -> !field.isEmpty()).toList();
    if (fields.size() != FIELDS.size()) {
      throw new FormatException(
          "expected exactly 5 fields, found "
              + fields.size()
              + ": ["
              + String.join(" ", fields)
              + "]");
    }
    for (int i = 0; i < FIELDS.size(); i++) {
      FIELDS.get(i).check(fields.get(i));
    }
  }

  private static String withoutZone(String schedule) throws FormatException {
    if (!schedule.startsWith("TZ=") && !schedule.startsWith("CRON_TZ=")) {
      return schedule;
    }
    int space = schedule.indexOf(' ');
    String zone =
        schedule.substring(schedule.indexOf('=') + 1, space < 0 ? schedule.length() : space);
    if (space < 0 || !(zone.isEmpty() || CronJobValidation.isKnownZone(zone))) {
      throw new FormatException("provided bad location " + zone + ": unknown time zone " + zone);
    }
    return schedule.substring(space).strip();
  }

  private static void checkWord(String word) throws FormatException {
    if (WORDS.contains(word)) {
      return;
    }
    if (!word.startsWith(EVERY)) {
      throw new FormatException("unrecognized descriptor: " + word);
    }
    try {
      Duration.parse(word.substring(EVERY.length()));
    } catch (IllegalArgumentException wrong) {
      throw new FormatException("failed to parse duration " + word + ": " + wrong.getMessage());
    }
  }

  private static long integer(String text) throws FormatException {
    return switch (DecimalLong.parse(text)) {
      case DecimalLong.Value(long value) when value < 0 ->
          throw new FormatException("negative number (" + value + ") not allowed: " + text);
      case DecimalLong.Value(long value) -> value;
      case DecimalLong.Invalid(String reason) ->
          throw new FormatException(
              "failed to parse int from "
                  + text
                  + ": strconv.Atoi: parsing "
                  + GoQuoting.quote(text)
                  + ": "
                  + reason);
    };
  }
}
