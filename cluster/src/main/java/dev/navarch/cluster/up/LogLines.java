package dev.navarch.cluster.up;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.temporal.ChronoUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * Logs as lines of {@code name=value}, so that people and programs can read them. Quiet unless told
 * otherwise: what a user need not act on is not written.
 *
 * <p>An entry is always one line of visible characters, whatever clients put into it: control
 * characters, line and paragraph separators, invisible format characters and unpaired surrogates
 * are escaped. So no client can forge an entry or command a terminal.
 */
final class LogLines extends Handler {
  private final PrintStream out;
  private final SimpleFormatter formatter = new SimpleFormatter();

  LogLines(PrintStream out) {
    this.out = out;
  }

  /**
   * Sends all logs of the process to a stream.
   *
   * @param verbosity 0 for warnings and failures, up to 4 for every request, 6 for everything
   */
  static void install(PrintStream out, int verbosity) {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    LogLines lines = new LogLines(out);
    Level level =
        verbosity <= 0
            ? Level.WARNING
            : verbosity < 4 ? Level.INFO : verbosity < 6 ? Level.FINE : Level.ALL;
    lines.setLevel(level);
    root.setLevel(Level.WARNING);
    Logger.getLogger("dev.navarch").setLevel(level);
    root.addHandler(lines);
  }

  @Override
  public void publish(LogRecord entry) {
    if (isLoggable(entry)) {
      out.println(line(entry));
    }
  }

  /** Returns an entry as one line. */
  String line(LogRecord entry) {
    StringBuilder line = new StringBuilder(160);
    line.append("time=")
        .append(entry.getInstant().truncatedTo(ChronoUnit.MILLIS))
        .append(" level=")
        .append(level(entry.getLevel()))
        .append(" logger=")
        .append(name(entry))
        .append(" msg=")
        .append(quoted(formatter.formatMessage(entry)));
    if (entry.getThrown() != null) {
      line.append(" error=").append(quoted(trace(entry.getThrown())));
    }
    return line.toString();
  }

  /** Loggers have constant names without blanks; others would be quoted. */
  private static String name(LogRecord entry) {
    String name = String.valueOf(entry.getLoggerName());
    return name.chars().allMatch(c -> c > ' ' && c < 0x7F) ? name : quoted(name);
  }

  private static String level(Level level) {
    if (level.intValue() >= Level.SEVERE.intValue()) {
      return "error";
    }
    if (level.intValue() >= Level.WARNING.intValue()) {
      return "warn";
    }
    return level.intValue() >= Level.INFO.intValue() ? "info" : "debug";
  }

  private static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString().strip();
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    text.codePoints().forEach(c -> append(quoted, c));
    return quoted.append('"').toString();
  }

  private static void append(StringBuilder out, int c) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append((char) c);
      case '\n' -> out.append("\\n");
      case '\t' -> out.append("\\t");
      case '\r' -> out.append("\\r");
      default -> {
        if (isVisible(c)) {
          out.appendCodePoint(c);
        } else if (Character.isBmpCodePoint(c)) {
          out.append("\\u%04x".formatted(c));
        } else {
          out.append("\\U%08x".formatted(c));
        }
      }
    }
  }

  private static boolean isVisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  @Override
  public void flush() {
    out.flush();
  }

  @Override
  public void close() {
    flush();
  }
}
