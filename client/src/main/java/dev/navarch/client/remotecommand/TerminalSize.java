package dev.navarch.client.remotecommand;

import java.nio.charset.StandardCharsets;

/** The size of a terminal, in characters. */
public record TerminalSize(int width, int height) {
  private static final int MAX = 0xFFFF;

  public TerminalSize {
    if (width < 0 || width > MAX || height < 0 || height > MAX) {
      throw new IllegalArgumentException("no terminal is " + width + " by " + height);
    }
  }

  byte[] json() {
    return "{\"Width\":%d,\"Height\":%d}\n"
        .formatted(width, height)
        .getBytes(StandardCharsets.US_ASCII);
  }
}
