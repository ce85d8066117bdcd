package dev.navarch.controllers;

import java.time.InstantSource;

/**
 * What controllers need to know.
 *
 * @param rootCertificate who vouches for the API server, as PEM
 * @param electLeader whether there may be other processes with the same loops, of which only one
 *     may run them
 */
public record ControllerSettings(
    ControllerClients clients, String rootCertificate, boolean electLeader, InstantSource clock) {}
