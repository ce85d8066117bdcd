package dev.navarch.storage.testing.etcd;

import java.net.URI;

/** Somebody else took the port between its choice and its use: another try is worth it. */
final class PortTakenException extends IllegalStateException {
  PortTakenException(URI endpoint, String log) {
    super("a port of the etcd at " + endpoint + " is taken: " + log);
  }
}
