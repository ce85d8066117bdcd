package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.Page;
import dev.navarch.client.watch.Watch;
import java.io.IOException;

/** A resource as caches see it, restricted by the selectors of some options. */
final class ResourceListerWatcher<T extends MetaObject, L extends ApiList<T>>
    implements ListerWatcher<T> {
  private final ResourceClient<T, L> client;
  private final ListOptions restriction;

  ResourceListerWatcher(ResourceClient<T, L> client, ListOptions restriction) {
    this.client = client;
    this.restriction = restriction;
  }

  @Override
  public Page<T> list(ListOptions options) throws IOException, InterruptedException {
    return client.page(restricted(options));
  }

  @Override
  public Watch<T> watch(ListOptions options) throws IOException, InterruptedException {
    return client.follow(restricted(options));
  }

  private ListOptions restricted(ListOptions options) {
    return options.toBuilder()
        .labelSelector(both(restriction.labelSelector(), options.labelSelector()))
        .fieldSelector(both(restriction.fieldSelector(), options.fieldSelector()))
        .build();
  }

  private static String both(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + "," + other;
  }
}
