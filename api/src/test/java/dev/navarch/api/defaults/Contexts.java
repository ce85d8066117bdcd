package dev.navarch.api.defaults;

import dev.navarch.apimachinery.runtime.DefaultingContext;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Circumstances under which tests set defaults. */
public final class Contexts {
  /** What the clock shows in all of them. */
  public static final Instant NOW = Instant.parse("2026-03-04T05:06:07.89Z");

  /** The newest version, all feature gates as they come. */
  public static final DefaultingContext NEWEST = newest();

  /** Kubernetes 1.20, all feature gates as they come. */
  public static final DefaultingContext V1_20 = v120();

  private Contexts() {}

  /** The newest version with some feature gates on. */
  public static DefaultingContext newest(String... on) {
    return context(DefaultingContext.NEWEST_MINOR_VERSION, on);
  }

  /** Kubernetes 1.20 with some feature gates on. */
  public static DefaultingContext v120(String... on) {
    return context(20, on);
  }

  /** The newest version with a feature gate off. */
  public static DefaultingContext without(String gate) {
    return new DefaultingContext(
        InstantSource.fixed(NOW), Map.of(gate, false), DefaultingContext.NEWEST_MINOR_VERSION);
  }

  private static DefaultingContext context(int minor, String... on) {
    return new DefaultingContext(
        InstantSource.fixed(NOW),
        Arrays.stream(on).collect(Collectors.toMap(Function.identity(), gate -> true)),
        minor);
  }
}
