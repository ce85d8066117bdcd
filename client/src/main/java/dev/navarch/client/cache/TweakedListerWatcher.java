package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** Asks another one, with other options. Has no state. */
record TweakedListerWatcher<T>(ListerWatcher<T> source, UnaryOperator<ListOptions> tweak)
    implements ListerWatcher<T> {
  @Override
  public Page<T> list(ListOptions options) throws IOException, InterruptedException {
    return source.list(tweak.apply(options));
  }

  @Override
  public Watch<T> watch(ListOptions options) throws IOException, InterruptedException {
    return source.watch(tweak.apply(options));
  }
}
