package dev.navarch.client.cache;

/**
 * Told when a list or a watch failed, before it is tried again. Must be quick. What it is told is
 * an {@link dev.navarch.apimachinery.errors.ApiException}, an {@link java.io.IOException}, a {@link
 * TransformException} for objects that are passed over, or a fault of the store; an error comes as
 * the cause of an {@link IllegalStateException}. What it throws is logged and changes nothing.
 */
@FunctionalInterface
public interface WatchErrorHandler {
  /**
   * Takes notice.
   *
   * @param name the one of the {@link ReflectorOptions}
   */
  void failed(String name, Exception failure);

  /** Writes a warning to the log. */
  static WatchErrorHandler logging() {
    return LoggingWatchErrorHandler.INSTANCE;
  }
}
