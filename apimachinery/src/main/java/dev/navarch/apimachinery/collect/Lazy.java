package dev.navarch.apimachinery.collect;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that is made when it is first asked for, once, while others who ask wait. If it cannot
 * be made, whoever asks next tries again.
 */
public final class Lazy<T> implements Supplier<T> {
  private @Nullable Supplier<? extends T> maker;
  private volatile @Nullable T value;

  private Lazy(@Nullable Supplier<? extends T> maker) {
    this.maker = maker;
  }

  /** Something that need not be made any more. */
  public static <T> Lazy<T> made(T value) {
    Lazy<T> lazy = new Lazy<>(null);
    lazy.value = value;
    return lazy;
  }

  public static <T> Lazy<T> of(Supplier<? extends T> maker) {
    return new Lazy<>(maker);
  }

  @Override
  public T get() {
    T known = value;
    return known != null ? known : make();
  }

  private synchronized T make() {
    T known = value;
    if (known == null) {
      if (maker == null) {
        throw new IllegalStateException("made, and yet not there");
      }
      known = maker.get();
      value = known;
      maker = null;
    }
    return known;
  }
}
