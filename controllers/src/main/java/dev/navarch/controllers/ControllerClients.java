package dev.navarch.controllers;

import dev.navarch.client.rest.RestClient;

/**
 * Clients for controllers. They should not be limited in how many requests they make. Whoever makes
 * them closes them.
 */
@FunctionalInterface
public interface ControllerClients {
  /** The user who sees everything: all loops together watch as this one. */
  String MANAGER = "system:kube-controller-manager";

  /**
   * A client of a user.
   *
   * @param user {@link #MANAGER}, or the service account that one loop changes things as
   */
  RestClient as(String user);
}
