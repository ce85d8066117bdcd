package dev.navarch.apiextensions.serving;

import java.io.IOException;
import java.net.InetSocketAddress;

/** Knows where the services of a cluster can be reached. */
@FunctionalInterface
public interface ServiceResolver {
  /**
   * Where a port of a service can be reached.
   *
   * @throws IOException if there is no such service, or nobody serves it; the message is for people
   */
  InetSocketAddress resolve(String namespace, String name, int port) throws IOException;
}
