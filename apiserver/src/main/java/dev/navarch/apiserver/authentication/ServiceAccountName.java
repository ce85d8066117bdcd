package dev.navarch.apiserver.authentication;

import dev.navarch.apimachinery.labels.NameSyntax;
import java.util.List;
import java.util.Optional;

/** A service account as a user: its name among users, and the groups that it is in. */
public record ServiceAccountName(String namespace, String name) {
  private static final String PREFIX = "system:serviceaccount:";
  private static final String GROUP = "system:serviceaccounts";

  /** Reads the name of a user; empty if that is no service account's. */
  public static Optional<ServiceAccountName> parse(String username) {
    if (!username.startsWith(PREFIX)) {
      return Optional.empty();
    }
    int colon = username.indexOf(':', PREFIX.length());
    if (colon < 0) {
      return Optional.empty();
    }
    String namespace = username.substring(PREFIX.length(), colon);
    String name = username.substring(colon + 1);
    boolean wellFormed =
        NameSyntax.dns1123Label(namespace).isEmpty() && NameSyntax.dns1123Subdomain(name).isEmpty();
    return wellFormed ? Optional.of(new ServiceAccountName(namespace, name)) : Optional.empty();
  }

  public String username() {
    return PREFIX + namespace + ":" + name;
  }

  /** The group of all service accounts, and that of all in the same namespace. */
  public List<String> groups() {
    return List.of(GROUP, GROUP + ":" + namespace);
  }
}
