package dev.navarch.registry.bootstrap;

import java.util.SplittableRandom;
import java.util.UUID;

/**
 * Uids for many objects at once. They have to differ from all others, but nobody is kept from
 * guessing them: one number from the secure generator is enough for all. Belongs to one thread.
 */
final class FreshUids {
  private static final long VERSION_BITS = 0xf000L;
  private static final long VERSION_4 = 0x4000L;
  private static final long VARIANT_BITS = 0xc000_0000_0000_0000L;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private final SplittableRandom random;

  FreshUids() {
    UUID seed = UUID.randomUUID();
    random =
        new SplittableRandom(seed.getMostSignificantBits() * 31 + seed.getLeastSignificantBits());
  }

  String next() {
    long high = (random.nextLong() & ~VERSION_BITS) | VERSION_4;
    long low = (random.nextLong() & ~VARIANT_BITS) | VARIANT;
    return new UUID(high, low).toString();
  }
}
