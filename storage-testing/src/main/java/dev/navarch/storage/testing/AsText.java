package dev.navarch.storage.testing;

import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.WatchEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What stores give, as text that shows every part: to be compared, and read when it differs. */
final class AsText {
  private AsText() {}

  static String item(KeyValue item) {
    return "%s=%s created %d modified %d version %d lease %x"
        .formatted(
            item.key().utf8(),
            item.value().utf8(),
            item.createRevision(),
            item.modRevision(),
            item.version(),
            item.lease());
  }

  /** Line by line: first what holds for all, then each item. */
  static List<String> range(RangeResult result) {
    List<String> lines = new ArrayList<>();
    lines.add("count " + result.count() + " at " + result.revision());
    result.items().forEach(item -> lines.add(item(item)));
    return lines;
  }

  /** What happened, without what was there before. */
  static List<String> events(List<WatchEvent> events) {
    return lines(events, false);
  }

  static List<String> eventsWithPrevious(List<WatchEvent> events) {
    return lines(events, true);
  }

  /** The events of one revision are sorted by key, because they may come in any order. */
  private static List<String> lines(List<WatchEvent> events, boolean previous) {
    return events.stream()
        .sorted(Comparator.comparingLong(WatchEvent::revision).thenComparing(WatchEvent::key))
        .map(event -> event(event) + (previous ? before(event) : ""))
        .toList();
  }

  private static String event(WatchEvent event) {
    return switch (event) {
      case WatchEvent.Put put -> put.revision() + " put " + item(put.current());
      case WatchEvent.Delete delete -> delete.revision() + " delete " + delete.key().utf8();
    };
  }

  private static String before(WatchEvent event) {
    return event.previous().map(item -> ", before " + item(item)).orElse(", nothing before");
  }
}
