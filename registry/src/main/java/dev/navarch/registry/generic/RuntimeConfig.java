package dev.navarch.registry.generic;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Versions and resources that are turned on and off by hand: {@code apps/v1beta1=true}, {@code
 * api/beta=false}, {@code batch/v1/jobs=false}. What names one thing wins over what names many.
 */
public record RuntimeConfig(Map<String, Boolean> switches) {
  public static final RuntimeConfig NONE = new RuntimeConfig(Map.of());

  public RuntimeConfig {
    switches = Map.copyOf(switches);
  }

  /**
   * Reads {@code name=true,name=false}; a name alone turns on.
   *
   * @throws IllegalArgumentException if a switch is neither on nor off; the message is for people
   */
  public static RuntimeConfig parse(String text) {
    Map<String, Boolean> switches = new LinkedHashMap<>();
    for (String part : text.split(",", -1)) {
      if (part.isBlank()) {
        continue;
      }
      int equals = part.indexOf('=');
      String name = (equals < 0 ? part : part.substring(0, equals)).strip();
      String value = equals < 0 ? "true" : part.substring(equals + 1).strip();
      switch (value.toLowerCase(Locale.ROOT)) {
        case "", "true", "1" -> switches.put(name, true);
        case "false", "0" -> switches.put(name, false);
        default ->
            throw new IllegalArgumentException(
                "%s=%s: a version is turned on with true and off with false"
                    .formatted(name, value));
      }
    }
    return new RuntimeConfig(switches);
  }

  boolean isOn(GroupVersion version, boolean byDefault) {
    String name = version.group().isEmpty() ? "api/" + version.version() : version.toApiVersion();
    Boolean own = switches.get(name);
    if (own == null && version.group().isEmpty()) {
      own = switches.get(version.version());
    }
    if (own != null) {
      return own;
    }
    Boolean level = switches.get("api/" + level(version.version()));
    if (level != null) {
      return level;
    }
    Boolean all = switches.get("api/all");
    return all != null ? all : byDefault;
  }

  private static String level(String version) {
    return version.contains("alpha") ? "alpha" : version.contains("beta") ? "beta" : "ga";
  }

  boolean isResourceOn(ResourceType type) {
    return switches.getOrDefault(
        type.name().groupVersion().toApiVersion() + "/" + type.name().resource(), true);
  }
}
