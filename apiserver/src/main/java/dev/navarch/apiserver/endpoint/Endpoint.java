package dev.navarch.apiserver.endpoint;

/** Answers the requests for one path of the API, or a family of paths. */
public interface Endpoint {
  /**
   * Answers a request that may be made. Called on an event loop: what may block goes elsewhere.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the answer is a failure
   */
  void handle(Exchange exchange);
}
