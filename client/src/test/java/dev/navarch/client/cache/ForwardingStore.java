package dev.navarch.client.cache;

import dev.navarch.api.core.v1.ConfigMap;
import java.util.List;

/** Hands everything on. */
class ForwardingStore implements ReflectorStore<ConfigMap> {
  private final ReflectorStore<ConfigMap> store;

  ForwardingStore(ReflectorStore<ConfigMap> store) {
    this.store = store;
  }

  @Override
  public void add(ConfigMap object) {
    store.add(object);
  }

  @Override
  public void update(ConfigMap object) {
    store.update(object);
  }

  @Override
  public void delete(ConfigMap object) {
    store.delete(object);
  }

  @Override
  public void replace(List<ConfigMap> objects, String resourceVersion) {
    store.replace(objects, resourceVersion);
  }

  @Override
  public void resync() {
    store.resync();
  }
}
