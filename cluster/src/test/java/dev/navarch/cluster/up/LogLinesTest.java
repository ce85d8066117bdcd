package dev.navarch.cluster.up;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;

class LogLinesTest {
  private static String line(String message) {
    LogRecord entry = new LogRecord(Level.WARNING, message);
    entry.setLoggerName("dev.navarch");
    return new LogLines(System.err).line(entry);
  }

  @Test
  void ordinaryTextStaysAsItIs() {
    assertThat(line("GET /api/v1/pods: 200 – Größe 日本 🚢"))
        .endsWith(" level=warn logger=dev.navarch msg=\"GET /api/v1/pods: 200 – Größe 日本 🚢\"");
  }

  @Test
  void messagesCannotForgeEntriesOrCommandTerminals() {
    for (int c = 0; c < 0x3000; c++) {
      String line = line("a" + Character.toString(c) + "b");
      assertThat(line.lines()).as(Integer.toHexString(c)).hasSize(1);
      assertThat(line.codePoints())
          .as(Integer.toHexString(c))
          .noneMatch(shown ->
              Character.isISOControl(shown)
                  || Character.getType(shown) == Character.FORMAT
                  || Character.getType(shown) == Character.LINE_SEPARATOR
                  || Character.getType(shown) == Character.PARAGRAPH_SEPARATOR);
    }
    assertThat(line("\u001b[2J")).endsWith("msg=\"\\u001b[2J\"");
    assertThat(line("\u202e")).endsWith("msg=\"\\u202e\"");
    assertThat(line("\udc00")).endsWith("msg=\"\\udc00\"");
    assertThat(line("\udb40\udc41")).endsWith("msg=\"\\U000e0041\"");
  }

  @Test
  void quotesCannotEndAMessage() {
    assertThat(line("x\" level=error msg=\"y\\"))
        .endsWith("msg=\"x\\\" level=error msg=\\\"y\\\\\"");
  }

  @Test
  void tracesAreOneLineToo() {
    LogRecord entry = new LogRecord(Level.SEVERE, "failed");
    entry.setLoggerName("dev.navarch");
    entry.setThrown(new IllegalStateException("x\n\u001b[31mlevel=info msg=forged"));

    String line = new LogLines(System.err).line(entry);

    assertThat(line.lines()).hasSize(1);
    assertThat(line)
        .contains("error=\"java.lang.IllegalStateException: x\\n\\u001b[31mlevel=info")
        .contains("\\n\\tat ")
        .doesNotContain("\u001b");
  }

  @Test
  void unusualLoggerNamesAreQuoted() {
    LogRecord entry = new LogRecord(Level.SEVERE, "m");
    entry.setLoggerName("a\nlevel=info");

    assertThat(new LogLines(System.err).line(entry)).contains(" logger=\"a\\nlevel=info\" ");
  }
}
