package dev.navarch.client.portforward;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Logs what goes wrong, for callers that do not want to be told. */
final class LoggingListener implements PortForwardListener {
  private static final Logger LOG = System.getLogger("dev.navarch.client.portforward");

  @Override
  public void connectionFailed(ForwardedPort port, IOException problem) {
    LOG.log(Level.WARNING, "forwarding {0}: {1}", port, problem.getMessage());
  }

  @Override
  public void lost(IOException problem) {
    LOG.log(Level.WARNING, "ports are not forwarded any more: {0}", problem.getMessage());
  }
}
