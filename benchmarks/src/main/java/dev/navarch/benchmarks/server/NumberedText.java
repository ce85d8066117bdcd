package dev.navarch.benchmarks.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A text with gaps that all get the same number, in ten digits; its length is always the same. */
final class NumberedText {
  /** Stands where the number goes. */
  static final String GAP = "##########";

  private final byte[] text;
  private final List<Integer> gaps = new ArrayList<>();

  NumberedText(String text) {
    this.text = text.getBytes(StandardCharsets.US_ASCII);
    for (int at = text.indexOf(GAP); at >= 0; at = text.indexOf(GAP, at + GAP.length())) {
      gaps.add(at);
    }
  }

  byte[] of(long number) {
    byte[] filled = text.clone();
    for (int gap : gaps) {
      long rest = number;
      for (int i = GAP.length() - 1; i >= 0; i--) {
        filled[gap + i] = (byte) ('0' + rest % 10);
        rest /= 10;
      }
    }
    return filled;
  }

  /** The number as it stands in the gaps. */
  static String digits(long number) {
    return new String(new NumberedText(GAP).of(number), StandardCharsets.US_ASCII);
  }
}
