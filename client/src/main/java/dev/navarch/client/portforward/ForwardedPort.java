package dev.navarch.client.portforward;

import java.net.InetSocketAddress;

/**
 * A port of this machine that leads to one of a pod.
 *
 * @param remote the pod's port
 */
public record ForwardedPort(InetSocketAddress local, int remote) {
  @Override
  public String toString() {
    return local.getPort() + " -> " + remote;
  }
}
