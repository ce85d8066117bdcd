package dev.navarch.apiserver.endpoint;

import dev.navarch.apiserver.rest.Rest;

/** Something that answers requests itself, in whatever form: logs, streams into a container. */
public interface Connectable extends Rest {
  /**
   * Answers a request. Runs on a virtual thread.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the answer is a failure
   */
  void connect(Exchange exchange);
}
