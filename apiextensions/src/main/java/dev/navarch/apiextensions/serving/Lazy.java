package dev.navarch.apiextensions.serving;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is made when it is first needed. Threads that come at once may each make one; all of
 * them get the same.
 */
final class Lazy<T> {
  private final Supplier<T> maker;
  private volatile @Nullable T value;

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  T get() {
    T known = value;
    return known != null ? known : keep(maker.get());
  }

  private synchronized T keep(T made) {
    T known = value;
    if (known != null) {
      return known;
    }
    value = made;
    return made;
  }
}
