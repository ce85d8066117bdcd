package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apiserver.admission.AdmissionChain;

/**
 * What all endpoints of a server share.
 *
 * @param readsAreLocal whether reading from the store never blocks
 */
public record EndpointTools(
    Negotiator negotiator,
    Lazy<AdmissionChain> lazyAdmission,
    Workers workers,
    WatchClock watches,
    boolean readsAreLocal) {
  public EndpointTools(
      Negotiator negotiator,
      AdmissionChain admission,
      Workers workers,
      WatchClock watches,
      boolean readsAreLocal) {
    this(negotiator, Lazy.made(admission), workers, watches, readsAreLocal);
  }

  /** Who is asked before something is written; made for the first write. */
  public AdmissionChain admission() {
    return lazyAdmission.get();
  }
}
