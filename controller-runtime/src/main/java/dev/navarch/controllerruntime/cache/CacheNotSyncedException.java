package dev.navarch.controllerruntime.cache;

import java.io.IOException;

/** A cache did not get its first list in time. The message names each kind, and what failed. */
public final class CacheNotSyncedException extends IOException {
  private static final long serialVersionUID = 1;

  CacheNotSyncedException(String message) {
    super(message);
  }
}
