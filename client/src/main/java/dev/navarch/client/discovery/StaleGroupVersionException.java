package dev.navarch.client.discovery;

import dev.navarch.apimachinery.schema.GroupVersion;
import java.io.IOException;

/** A version is served by somebody that the server could not ask. */
public final class StaleGroupVersionException extends IOException {
  private static final long serialVersionUID = 1;

  StaleGroupVersionException(GroupVersion version) {
    super("stale GroupVersion discovery: " + version);
  }
}
