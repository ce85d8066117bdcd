package dev.navarch.client.cache;

/** What a listener has to tell its handler. */
sealed interface Notification<T> {
  record Add<T>(T object, boolean inInitialList) implements Notification<T> {}

  record Update<T>(T before, T after) implements Notification<T> {}

  record Delete<T>(T last, boolean finalStateUnknown) implements Notification<T> {}

  /** Everything that was there at the beginning has been told. */
  record InitialEnd<T>() implements Notification<T> {}
}
