package dev.navarch.benchmarks.storage;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import java.util.SplittableRandom;

/**
 * The keys and values that are stored: {@code registry/pods/ns-17/pod-000123} and a kilobyte that
 * does not compress. Pods are numbered; ten namespaces hold every tenth each.
 */
final class Pods {
  /** Makes etcd's keys what Kubernetes has there: {@code /registry/pods/ns-17/pod-000123}. */
  static final String ETCD_KEY_PREFIX = "/";

  static final int VALUE_BYTES = 1024;
  static final KeySpan ALL = KeySpan.prefix("registry/pods/");

  /** A tenth of them. */
  static final KeySpan NAMESPACE = KeySpan.prefix("registry/pods/ns-17/");

  private static final int NAMESPACES = 10;

  private Pods() {}

  static ByteString key(int number) {
    String digits = Integer.toString(number / NAMESPACES);
    return ByteString.utf8(
        "registry/pods/ns-"
            + (NAMESPACES + number % NAMESPACES)
            + "/pod-"
            + "0".repeat(Math.max(0, 6 - digits.length()))
            + digits);
  }

  static ByteString[] keys(int count) {
    ByteString[] keys = new ByteString[count];
    for (int i = 0; i < count; i++) {
      keys[i] = key(i);
    }
    return keys;
  }

  static ByteString value(SplittableRandom random) {
    byte[] value = new byte[VALUE_BYTES];
    random.nextBytes(value);
    return ByteString.wrap(value);
  }

  /** The bytes of the keys and values of this many pods. */
  static double bytes(int count) {
    return (double) count * (key(0).length() + VALUE_BYTES);
  }
}
