package dev.navarch.registry.generic;

import java.time.Duration;
import java.time.InstantSource;

/**
 * What whoever starts a server decides about its resources.
 *
 * @param serviceRange where services get their addresses from
 * @param firstNodePort the first of the ports that services may have on every node
 * @param lastNodePort the last of them
 * @param eventLifetime how long events are kept
 * @param defaultAccounts whether somebody sees to it that every namespace has the service account
 *     {@code default}
 */
public record RegistrySettings(
    String serviceRange,
    int firstNodePort,
    int lastNodePort,
    Duration eventLifetime,
    boolean defaultAccounts,
    InstantSource clock) {

  public static RegistrySettings of(
      String serviceRange, Duration eventLifetime, InstantSource clock) {
    return new RegistrySettings(serviceRange, 30_000, 32_767, eventLifetime, false, clock);
  }

  public RegistrySettings withDefaultAccounts(boolean other) {
    return new RegistrySettings(
        serviceRange, firstNodePort, lastNodePort, eventLifetime, other, clock);
  }
}
