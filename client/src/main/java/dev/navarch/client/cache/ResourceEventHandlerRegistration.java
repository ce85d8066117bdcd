package dev.navarch.client.cache;

/**
 * A handler at an informer. It has synced when the handler has been told of everything that was
 * there at the beginning.
 */
public sealed interface ResourceEventHandlerRegistration extends Synced permits ProcessorListener {
  /** How many notifications the handler has not finished yet. */
  int depth();
}
