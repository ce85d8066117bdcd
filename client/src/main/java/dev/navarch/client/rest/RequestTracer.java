package dev.navarch.client.rest;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Follows requests, for traces and measurements. May be called by any number of threads. */
@FunctionalInterface
public interface RequestTracer {
  /** Follows nothing. */
  RequestTracer NONE = (method, path) -> Span.NONE;

  /**
   * A request is about to be sent, before any wait for its turn.
   *
   * @param path with the query
   */
  Span begin(String method, String path);

  /** One request, with all its tries. */
  interface Span {
    Span NONE = (status, failure) -> {};

    /** Headers that go with the request, such as {@code traceparent}. */
    default Map<String, String> headers() {
      return Map.of();
    }

    /**
     * The head of the last answer is there, or there is none.
     *
     * @param status the HTTP code, 0 without an answer
     * @param failure why there is none
     */
    void end(int status, @Nullable Throwable failure);
  }
}
