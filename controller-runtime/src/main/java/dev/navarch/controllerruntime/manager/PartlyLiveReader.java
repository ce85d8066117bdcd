package dev.navarch.controllerruntime.manager;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Query;
import dev.navarch.controllerruntime.client.Reader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads some kinds from the server and all others from a cache. */
record PartlyLiveReader(Reader cache, Reader live, Set<ObjectKind<?>> uncached) implements Reader {
  @Override
  public <T extends MetaObject> Optional<T> get(ObjectKind<T> kind, ObjectName name)
      throws IOException, InterruptedException {
    return readerOf(kind).get(kind, name);
  }

  @Override
  public <T extends MetaObject> List<T> list(ObjectKind<T> kind, Query query)
      throws IOException, InterruptedException {
    return readerOf(kind).list(kind, query);
  }

  private Reader readerOf(ObjectKind<?> kind) {
    return uncached.contains(kind) ? live : cache;
  }
}
