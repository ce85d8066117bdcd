package dev.navarch.apiserver.endpoint;

import dev.navarch.apiserver.admission.AdmissionChain;

/**
 * What all endpoints of a server share.
 *
 * @param readsAreLocal whether reading from the store never blocks
 */
public record EndpointTools(
    Negotiator negotiator,
    AdmissionChain admission,
    Workers workers,
    WatchClock watches,
    boolean readsAreLocal) {}
