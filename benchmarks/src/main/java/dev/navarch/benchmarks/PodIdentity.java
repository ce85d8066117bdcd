package dev.navarch.benchmarks;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;

/**
 * What one pod does not share with any other: names, ids, addresses and times, all computed from
 * its number. Every pod even has a node and an owner of its own: fewer equal texts than in a real
 * cluster, which is against a library that shares them.
 */
record PodIdentity(int number) {
  private static final Instant FIRST = Instant.parse("2026-01-05T08:00:00Z");
  private static final String SUFFIX_LETTERS = "bcdfghjklmnpqrstvwxz2456789";

  /** No multiple of three, so that multiplying maps numbers one to one to suffixes. */
  private static final int SPREAD = 7_919_501;

  private static final int SUFFIXES = 27 * 27 * 27 * 27 * 27;

  PodIdentity {
    if (number < 0 || number >= 1 << 22) {
      throw new IllegalArgumentException("addresses end at 4194303: " + number);
    }
  }

  /**
   * The value of a gap in a template.
   *
   * @throws IllegalArgumentException when there is no such gap
   */
  String value(String gap) {
    return switch (gap) {
      case "suffix" -> suffix(0);
      case "ownerSuffix" -> suffix(SUFFIXES / 2);
      case "podUid", "ownerUid" -> uid(gap);
      case "resourceVersion" -> Integer.toString(1_000_000 + number * 3);
      case "created" -> time(0);
      case "scheduled" -> time(1);
      case "appStarted" -> time(3);
      case "proxyStarted" -> time(4);
      case "ready" -> time(9);
      case "node" -> "ip-" + address(10).replace('.', '-') + ".compute.internal";
      case "hostIP" -> address(10);
      case "podIP" -> address(100);
      case "appId", "proxyId", "oldProxyId" -> containerId(gap);
      default -> throw new IllegalArgumentException("nothing fills %" + gap + "%");
    };
  }

  private String suffix(int shift) {
    int rest = (int) (((long) number * SPREAD + shift) % SUFFIXES);
    char[] letters = new char[5];
    for (int i = 0; i < letters.length; i++) {
      letters[i] = SUFFIX_LETTERS.charAt(rest % 27);
      rest /= 27;
    }
    return new String(letters);
  }

  private String uid(String of) {
    return UUID.nameUUIDFromBytes((of + number).getBytes(StandardCharsets.UTF_8)).toString();
  }

  private String time(int secondsAfterCreation) {
    return FIRST.plusSeconds(number * 10L + secondsAfterCreation).toString();
  }

  private String address(int network) {
    return network + "." + (64 + (number >> 16)) + "." + (number >> 8 & 255) + "." + (number & 255);
  }

  private String containerId(String of) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest((of + number).getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
