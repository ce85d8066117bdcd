package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.Page;
import dev.navarch.client.watch.Watch;
import java.io.IOException;

/**
 * Asks for the resource of a kind anew for each list and watch. So a kind may come later, and may
 * be defined anew under another name.
 */
record LateListerWatcher<T extends MetaObject>(
    KindClients clients, ObjectKind<T> kind, String namespace, ListOptions restriction)
    implements ListerWatcher<T> {
  @Override
  public Page<T> list(ListOptions options) throws IOException, InterruptedException {
    return current().list(options);
  }

  @Override
  public Watch<T> watch(ListOptions options) throws IOException, InterruptedException {
    return current().watch(options);
  }

  private ListerWatcher<T> current() throws IOException, InterruptedException {
    return clients.many(kind, namespace).listerWatcher(restriction);
  }
}
