package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.discovery.CachedDiscovery;
import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.waiting.TokenBucket;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Asks for what a server serves when that is first needed, and once more when something is not
 * found in what was asked for earlier: a custom resource may have been defined meanwhile. For what
 * is never found the server is not asked time and again: a few times at once, as for definitions
 * that are made one after the other, and from there on every five seconds. What comes from a cache
 * that may be old is always asked for once more.
 *
 * <p>One lock guards the mapper that is in use. It is held while the server is asked, so that many
 * who miss something at once make one request.
 */
public final class DeferredDiscoveryMapper implements RestMapper {
  private static final double ASK_PER_SECOND = 1 / 5.0;
  private static final int ASK_AT_ONCE = 5;

  private final CachedDiscovery discovery;

  /** Limits how often the server is asked for something missing. */
  private final TokenBucket again;

  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable RestMapper current;

  /** How often a mapper was made. */
  private long generation;

  public DeferredDiscoveryMapper(CachedDiscovery discovery) {
    this(discovery, TimeSource.system());
  }

  /** Creates a mapper that takes the time from somebody. */
  public DeferredDiscoveryMapper(CachedDiscovery discovery, TimeSource time) {
    this.discovery = discovery;
    this.again = new TokenBucket(ASK_PER_SECOND, ASK_AT_ONCE, time);
  }

  /** Something that a mapper is asked. */
  private interface Query<T> {
    T ask(RestMapper mapper) throws IOException, InterruptedException;
  }

  /** Forgets what the server serves. */
  public void reset() {
    lock.lock();
    try {
      discovery.invalidate();
      current = null;
    } finally {
      lock.unlock();
    }
  }

  private <T> T ask(Query<T> query) throws IOException, InterruptedException {
    RestMapper used;
    long usedGeneration;
    boolean isNew;
    lock.lockInterruptibly();
    try {
      isNew = current == null;
      used = current();
      usedGeneration = generation;
    } finally {
      lock.unlock();
    }
    try {
      return query.ask(used);
    } catch (NoMatchException e) {
      if (isNew && discovery.fresh()) {
        throw e;
      }
      RestMapper newer = newerThan(usedGeneration);
      if (newer == null) {
        throw e;
      }
      return query.ask(newer);
    }
  }

  private RestMapper current() throws IOException, InterruptedException {
    if (current == null) {
      return remade();
    }
    return current;
  }

  private RestMapper remade() throws IOException, InterruptedException {
    RestMapper made = DiscoveryRestMapper.of(discovery.serverGroupsAndResources());
    current = made;
    generation++;
    return made;
  }

  /**
   * A mapper of what is served now, or one that somebody else has made meanwhile; null if the
   * server was asked too often.
   */
  private @Nullable RestMapper newerThan(long old) throws IOException, InterruptedException {
    lock.lockInterruptibly();
    try {
      if (generation != old) {
        return current();
      }
      if (discovery.fresh() && !again.tryTake()) {
        return null;
      }
      discovery.invalidate();
      return remade();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public GroupVersionKind kindFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(mapper -> mapper.kindFor(resource));
  }

  @Override
  public List<GroupVersionKind> kindsFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(mapper -> mapper.kindsFor(resource));
  }

  @Override
  public GroupVersionResource resourceFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(mapper -> mapper.resourceFor(resource));
  }

  @Override
  public List<GroupVersionResource> resourcesFor(GroupVersionResource resource)
      throws IOException, InterruptedException {
    return ask(mapper -> mapper.resourcesFor(resource));
  }

  @Override
  public RestMapping restMapping(GroupKind kind, String... versions)
      throws IOException, InterruptedException {
    return ask(mapper -> mapper.restMapping(kind, versions));
  }

  @Override
  public List<RestMapping> restMappings(GroupKind kind, String... versions)
      throws IOException, InterruptedException {
    return ask(mapper -> mapper.restMappings(kind, versions));
  }

  @Override
  public String resourceSingularizer(String resource) throws IOException, InterruptedException {
    return ask(mapper -> mapper.resourceSingularizer(resource));
  }
}
