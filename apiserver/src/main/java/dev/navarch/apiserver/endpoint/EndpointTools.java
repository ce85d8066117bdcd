package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apiserver.admission.AdmissionChain;
import dev.navarch.apiserver.authorization.Authorizer;

/**
 * What all endpoints of a server share.
 *
 * @param authorizer decides about what a request turns out to do besides what its method and path
 *     say, which was authorized before
 * @param readsAreLocal whether reading from the store never blocks
 */
public record EndpointTools(
    Negotiator negotiator,
    Authorizer authorizer,
    Lazy<AdmissionChain> lazyAdmission,
    Workers workers,
    WatchClock watches,
    boolean readsAreLocal) {
  public EndpointTools(
      Negotiator negotiator,
      Authorizer authorizer,
      AdmissionChain admission,
      Workers workers,
      WatchClock watches,
      boolean readsAreLocal) {
    this(negotiator, authorizer, Lazy.made(admission), workers, watches, readsAreLocal);
  }

  /** Who is asked before something is written; made for the first write. */
  public AdmissionChain admission() {
    return lazyAdmission.get();
  }
}
