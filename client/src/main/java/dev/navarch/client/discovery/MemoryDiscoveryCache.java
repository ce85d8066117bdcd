package dev.navarch.client.discovery;

import dev.navarch.apimachinery.meta.v1.APIGroupList;
import dev.navarch.apimachinery.meta.v1.APIResourceList;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Remembers everything that a server serves until it is told to forget. What could not be had is
 * asked for again when somebody needs it.
 *
 * <p>One lock guards what is remembered. It is held while the server is asked, so that many who ask
 * at once make one request.
 */
public final class MemoryDiscoveryCache implements CachedDiscovery {
  private final Discovery delegate;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable DiscoveredResources known;

  /** Creates a cache that asks a delegate. */
  public MemoryDiscoveryCache(Discovery delegate) {
    this.delegate = delegate;
  }

  @Override
  public APIGroupList serverGroups() throws IOException, InterruptedException {
    return APIGroupList.builder().groups(serverGroupsAndResources().groups()).build();
  }

  @Override
  public APIResourceList serverResourcesForGroupVersion(GroupVersion version)
      throws IOException, InterruptedException {
    Optional<APIResourceList> list = serverGroupsAndResources().resources(version);
    return list.isPresent() ? list.get() : delegate.serverResourcesForGroupVersion(version);
  }

  @Override
  public DiscoveredResources serverGroupsAndMaybeResources()
      throws IOException, InterruptedException {
    return serverGroupsAndResources();
  }

  @Override
  public DiscoveredResources serverGroupsAndResources() throws IOException, InterruptedException {
    lock.lockInterruptibly();
    try {
      if (known == null) {
        known = delegate.serverGroupsAndResources();
      } else if (!known.failures().isEmpty()) {
        known = completed(known);
      }
      return known;
    } finally {
      lock.unlock();
    }
  }

  /** Asks once more for what could not be had. */
  private DiscoveredResources completed(DiscoveredResources partial) throws InterruptedException {
    List<APIResourceList> lists = new ArrayList<>();
    Map<GroupVersion, Exception> failures = new LinkedHashMap<>();
    for (GroupVersion version : partial.versions()) {
      Optional<APIResourceList> list = partial.resources(version);
      if (list.isPresent()) {
        lists.add(list.get());
      } else if (partial.failures().containsKey(version)) {
        try {
          lists.add(delegate.serverResourcesForGroupVersion(version));
        } catch (IOException | RuntimeException e) {
          failures.put(version, e);
        }
      }
    }
    return new DiscoveredResources(partial.groups(), lists, failures);
  }

  @Override
  public boolean fresh() {
    lock.lock();
    try {
      boolean freshBelow = !(delegate instanceof CachedDiscovery below) || below.fresh();
      return known != null && freshBelow;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void invalidate() {
    lock.lock();
    try {
      known = null;
      if (delegate instanceof CachedDiscovery below) {
        below.invalidate();
      }
    } finally {
      lock.unlock();
    }
  }
}
