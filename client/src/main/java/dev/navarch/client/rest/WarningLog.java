package dev.navarch.client.rest;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

enum WarningLog implements WarningHandler {
  INSTANCE;

  private static final Logger LOG = System.getLogger("dev.navarch.client.warnings");

  @Override
  public void handle(Warning warning) {
    if (WarningLines.isForPeople(warning)) {
      LOG.log(Level.WARNING, warning.text());
    }
  }
}
