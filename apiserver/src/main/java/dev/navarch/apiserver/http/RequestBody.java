package dev.navarch.apiserver.http;

import dev.navarch.apimachinery.errors.ApiException;

/**
 * The body of a request. It stays with its sender until {@link #read} is called, so that a request
 * can be refused without keeping any of it.
 */
public interface RequestBody {
  /** Receives the outcome of {@link #read}: exactly one method is called, once. */
  interface Receiver {
    /** The whole body has arrived; it must not be changed. May be called on an event loop. */
    void received(byte[] body);

    /** The body is too large, was too slow, found no room, or its connection is lost. */
    void failed(ApiException why);
  }

  /** Whether there is no body, so that nothing has to be read. */
  boolean isEmpty();

  /**
   * Reads the body to its end. May be called once, on any thread, before the request is answered.
   *
   * @param allowance asked for room as the body arrives
   */
  void read(RequestAllowance allowance, Receiver receiver);

  /** Returns a body that has arrived already. */
  static RequestBody of(byte[] bytes) {
    return new RequestBody() {
      @Override
      public boolean isEmpty() {
        return bytes.length == 0;
      }

      @Override
      public void read(RequestAllowance allowance, Receiver receiver) {
        receiver.received(bytes);
      }
    };
  }
}
