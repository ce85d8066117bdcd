package dev.navarch.apiserver.rest;

import java.util.concurrent.ThreadLocalRandom;

/** Completes the names of objects that have only the start of one. */
final class GeneratedNames {
  private static final String LETTERS = "bcdfghjklmnpqrstvwxz2456789";
  private static final int SUFFIX = 5;
  private static final int LONGEST_NAME = 63;

  private GeneratedNames() {}

  /** Letters and digits that spell no word follow; what is too long is cut to a label's length. */
  static String complete(String start) {
    int longest = LONGEST_NAME - SUFFIX;
    StringBuilder name =
        new StringBuilder(start.length() > longest ? start.substring(0, longest) : start);
    ThreadLocalRandom random = ThreadLocalRandom.current();
    for (int i = 0; i < SUFFIX; i++) {
      name.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return name.toString();
  }
}
