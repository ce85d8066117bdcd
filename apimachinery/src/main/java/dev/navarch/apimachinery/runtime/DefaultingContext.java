package dev.navarch.apimachinery.runtime;

import java.time.InstantSource;
import java.util.Map;

/**
 * What defaulting may depend on besides the object itself.
 *
 * @param clock the time, for the few defaults that are a time
 * @param featureGates feature gates that were switched on or off
 * @param minorVersion the minor version of Kubernetes whose defaults apply, 20 to 36
 */
public record DefaultingContext(
    InstantSource clock, Map<String, Boolean> featureGates, int minorVersion) {
  /** The newest version of Kubernetes that Navarch knows. */
  public static final int NEWEST_MINOR_VERSION = 36;

  /** The defaults of the newest version, with every feature gate as it is by default. */
  public static final DefaultingContext NEWEST =
      new DefaultingContext(InstantSource.system(), Map.of(), NEWEST_MINOR_VERSION);

  public DefaultingContext {
    featureGates = Map.copyOf(featureGates);
  }

  /** Whether a feature is on; {@code byDefault} says what holds where nobody decided. */
  public boolean enabled(String featureGate, boolean byDefault) {
    return featureGates.getOrDefault(featureGate, byDefault);
  }

  /** Whether the defaults of a Kubernetes version before {@code 1.minor} apply. */
  public boolean before(int minor) {
    return minorVersion < minor;
  }
}
