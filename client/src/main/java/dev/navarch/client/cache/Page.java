package dev.navarch.client.cache;

import java.util.List;

/**
 * Objects of a list, or of one page of it.
 *
 * @param resourceVersion at which they were read
 * @param continueToken what to ask for next; empty when this is all
 */
public record Page<T>(List<T> items, String resourceVersion, String continueToken) {
  public Page {
    items = List.copyOf(items);
  }
}
