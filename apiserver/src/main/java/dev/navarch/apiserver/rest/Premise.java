package dev.navarch.apiserver.rest;

import dev.navarch.storage.Compare;

/**
 * What was seen in the store when a new object was admitted, and must still be so when the object
 * is written: the transaction that writes it depends on it. Used by the thread of the request.
 */
public interface Premise {
  /** What the store must have. */
  Compare condition();

  /**
   * Looks again, after the condition did not hold.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the object may not be written any more
   */
  void renew();
}
