package dev.navarch.cluster.up;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apiserver.certificates.Keys;
import java.security.KeyPair;

/**
 * Loads what a server needs whatever it is told, on a thread of its own: most of that is done by
 * the time the command line is read. Nothing waits for it, and nothing depends on it.
 */
public final class WarmUp {
  private WarmUp() {}

  /** Begins, and returns at once. */
  public static void begin() {
    Thread.ofPlatform().daemon().name("warm-up").start(WarmUp::load);
  }

  /** The first key is what takes long: with it the JDK fills its tables of the curve. */
  private static void load() {
    KeyPair unusedKey = Keys.create();
    Scheme unusedScheme = AllTypes.scheme();
  }
}
