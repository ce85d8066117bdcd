package dev.navarch.registry.bootstrap;

import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;

/**
 * What the first objects of a cluster depend on.
 *
 * @param serviceRanges the blocks of service addresses, such as {@code 10.0.0.0/24}: one, or one of
 *     each address family; the server's own service takes the first address of the first
 * @param advertiseAddress where others reach this server
 * @param advertisePort the port to that address
 * @param now the time of the start
 * @param authorities who may vouch for clients, as PEM; empty if nobody may. Asked for when
 *     everything else is there, because it may take a moment
 */
public record BootstrapSettings(
    List<String> serviceRanges,
    String advertiseAddress,
    int advertisePort,
    Instant now,
    Supplier<String> authorities) {
  public BootstrapSettings {
    serviceRanges = List.copyOf(serviceRanges);
    if (serviceRanges.isEmpty()) {
      throw new IllegalArgumentException("no range of service addresses");
    }
  }

  public BootstrapSettings(
      List<String> serviceRanges,
      String advertiseAddress,
      int advertisePort,
      Instant now,
      String clientAuthorities) {
    this(serviceRanges, advertiseAddress, advertisePort, now, () -> clientAuthorities);
  }

  /** A cluster whose clients show no certificates. */
  public BootstrapSettings(
      List<String> serviceRanges, String advertiseAddress, int advertisePort, Instant now) {
    this(serviceRanges, advertiseAddress, advertisePort, now, "");
  }
}
