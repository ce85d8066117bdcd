package dev.navarch.client.fake;

import java.util.concurrent.ThreadLocalRandom;

/** Names for objects that bring the beginning of one only. */
final class GeneratedName {
  private static final String LETTERS = "bcdfghjklmnpqrstvwxz2456789";
  private static final int LENGTH = 5;

  private GeneratedName() {}

  static String complete(String beginning) {
    StringBuilder name = new StringBuilder(beginning);
    for (int i = 0; i < LENGTH; i++) {
      name.append(LETTERS.charAt(ThreadLocalRandom.current().nextInt(LETTERS.length())));
    }
    return name.toString();
  }
}
