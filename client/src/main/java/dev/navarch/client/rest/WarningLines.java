package dev.navarch.client.rest;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** What was told is remembered up to a limit; a server that never repeats itself is let through. */
final class WarningLines implements WarningHandler {
  private static final int REMEMBERED = 10_000;

  private final Consumer<String> lines;
  private final boolean deduplicate;
  private final Set<String> told = ConcurrentHashMap.newKeySet();

  WarningLines(Consumer<String> lines, boolean deduplicate) {
    this.lines = lines;
    this.deduplicate = deduplicate;
  }

  static boolean isForPeople(Warning warning) {
    return warning.code() == 299 && !warning.text().isEmpty();
  }

  @Override
  public void handle(Warning warning) {
    if (isForPeople(warning) && !(deduplicate && isOld(warning.text()))) {
      lines.accept(warning.text());
    }
  }

  private boolean isOld(String text) {
    return told.size() < REMEMBERED ? !told.add(text) : told.contains(text);
  }
}
