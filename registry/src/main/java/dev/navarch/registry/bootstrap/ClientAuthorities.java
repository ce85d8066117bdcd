package dev.navarch.registry.bootstrap;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.certificates.Pem;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The certificates of those who may vouch for clients, as all servers of a cluster share them: each
 * adds what it trusts, and what is over is left out.
 */
final class ClientAuthorities {
  private ClientAuthorities() {}

  /** The map to store in place of the existing one; empty if that is as it should be. */
  static Optional<ConfigMap> reconciled(ConfigMap existing, ConfigMap expected, Instant now) {
    String own = expected.data().get(SystemObjects.CLIENT_AUTHORITIES);
    String known = existing.data().getOrDefault(SystemObjects.CLIENT_AUTHORITIES, "");
    if (own == null || own.equals(known)) {
      return Optional.empty();
    }
    String all = union(known, own, now);
    return all.equals(known)
        ? Optional.empty()
        : Optional.of(
            existing.toBuilder().addToData(SystemObjects.CLIENT_AUTHORITIES, all).build());
  }

  private static String union(String known, String own, Instant now) {
    List<String> all = new ArrayList<>();
    for (String certificate : certificates(known)) {
      if (!all.contains(certificate) && isGoodAt(certificate, now)) {
        all.add(certificate);
      }
    }
    for (String certificate : certificates(own)) {
      if (!all.contains(certificate)) {
        all.add(certificate);
      }
    }
    return String.join("", all);
  }

  /** One text for each certificate; none at all for a text that cannot be read. */
  private static List<String> certificates(String pem) {
    List<String> certificates = new ArrayList<>();
    try {
      for (Pem.Block block : Pem.decode(pem)) {
        certificates.add(Pem.encode(block.label(), block.content()));
      }
    } catch (IllegalArgumentException broken) {
      return List.of();
    }
    return certificates;
  }

  private static boolean isGoodAt(String certificate, Instant now) {
    try {
      return now.isBefore(Certificates.fromPem(certificate).getNotAfter().toInstant());
    } catch (IllegalArgumentException broken) {
      return false;
    }
  }
}
