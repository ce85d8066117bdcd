package dev.navarch.client.config;

import java.util.Locale;

/** How this library calls itself. */
public final class UserAgent {
  /** Program, version and machine, in the form that other clients of Kubernetes use. */
  public static final String DEFAULT =
      "navarch-client/%s (%s/%s)".formatted(version(), word("os.name"), word("os.arch"));

  private UserAgent() {}

  private static String version() {
    String version = UserAgent.class.getPackage().getImplementationVersion();
    return version == null ? "dev" : version;
  }

  private static String word(String property) {
    String value = System.getProperty(property, "unknown").toLowerCase(Locale.ROOT);
    return value.replaceAll("[^a-z0-9_.]", "-");
  }
}
