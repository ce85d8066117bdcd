package dev.navarch.client.transport;

/** What a server answered when it was asked to go on in another protocol. */
public sealed interface UpgradeAnswer {
  /** It does. The caller closes the connection. */
  record Switched(UpgradedConnection connection) implements UpgradeAnswer {}

  /** It does not; the answer says why. The caller closes it. */
  record Refused(TransportAnswer answer) implements UpgradeAnswer {}
}
