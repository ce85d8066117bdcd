package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** A failure of the server or the network is one line; anything else is told with its stack. */
enum LoggingWatchErrorHandler implements WatchErrorHandler {
  INSTANCE;

  private static final Logger LOG = System.getLogger("dev.navarch.client.cache");

  @Override
  public void failed(String name, Exception failure) {
    if (failure instanceof TransformException) {
      LOG.log(Level.ERROR, name + ": " + failure.getMessage(), failure);
      return;
    }
    String message =
        name + ": failed to list or watch, and will try again: " + failure.getMessage();
    if (failure instanceof IOException || failure instanceof ApiException) {
      LOG.log(Level.WARNING, message);
    } else {
      LOG.log(Level.ERROR, message, failure);
    }
  }
}
