package dev.navarch.registry.validation;

import java.util.Optional;

/**
 * What a path through the server to somewhere else names: {@code name}, {@code name:port} or {@code
 * scheme:name:port}.
 *
 * @param scheme empty where the path does not say
 * @param port a number or a name; empty where the path does not say
 */
public record ProxyName(String scheme, String name, String port) {

  /** The parts of a name, or nothing when the text is none. */
  public static Optional<ProxyName> parse(String text) {
    String[] parts = text.split(":", -1);
    ProxyName name =
        switch (parts.length) {
          case 1 -> new ProxyName("", parts[0], "");
          case 2 -> new ProxyName("", parts[0], parts[1]);
          case 3 -> new ProxyName(parts[0], parts[1], parts[2]);
          default -> new ProxyName("", "", "");
        };
    boolean known =
        name.scheme.isEmpty() || name.scheme.equals("http") || name.scheme.equals("https");
    return known && !name.name.isEmpty() ? Optional.of(name) : Optional.empty();
  }
}
