package dev.navarch.client.informers;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.waiting.Durations;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One informer for each kind of object, made when it is asked for first and shared from then on.
 * {@link #start} after the handlers have been added, {@link #waitForCacheSync}, and {@link #close}
 * at the end.
 *
 * <p>A lock guards the informers. They are started, waited for and closed outside of it.
 */
public final class SharedInformerFactory implements AutoCloseable {
  private final String namespace;
  private final UnaryOperator<ListOptions> tweak;
  private final Function<String, ReflectorOptions> options;
  private final Duration defaultResync;
  private final Map<Class<?>, Duration> customResync;
  private final UnaryOperator<MetaObject> transform;
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final Map<Object, SharedIndexInformer<?>> informers = new LinkedHashMap<>();
  private boolean closed;

  /**
   * Objects of a resource in one form, such as their metadata alone: what an informer is of when a
   * class is not enough to tell.
   */
  public record Form(GroupVersionResource resource, Class<? extends MetaObject> type) {}

  private SharedInformerFactory(Builder builder) {
    this.namespace = builder.namespace;
    this.tweak = builder.tweak;
    this.options = builder.options;
    this.defaultResync = builder.defaultResync;
    this.customResync = Map.copyOf(builder.customResync);
    this.transform = builder.transform;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Makes a factory. Belongs to one thread. */
  public static final class Builder {
    private String namespace = "";
    private UnaryOperator<ListOptions> tweak = UnaryOperator.identity();
    private Function<String, ReflectorOptions> options = ReflectorOptions::named;
    private Duration defaultResync = Duration.ZERO;
    private final Map<Class<?>, Duration> customResync = new HashMap<>();
    private UnaryOperator<MetaObject> transform = UnaryOperator.identity();

    private Builder() {}

    /** Only objects of one namespace; empty for all. */
    public Builder namespace(String value) {
      namespace = value;
      return this;
    }

    /** Changes what every list and watch asks for, such as selectors. */
    public Builder tweakListOptions(UnaryOperator<ListOptions> value) {
      tweak = value;
      return this;
    }

    /** The resync period of handlers that name none; zero for never. */
    public Builder defaultResync(Duration value) {
      defaultResync = value;
      return this;
    }

    /** Another resync period for one type. */
    public Builder customResync(Class<? extends MetaObject> type, Duration value) {
      customResync.put(type, value);
      return this;
    }

    /**
     * What is kept of the objects of all informers. It must give an object of the same type, with
     * the same name, namespace and resource version.
     */
    public Builder transform(UnaryOperator<MetaObject> value) {
      transform = value;
      return this;
    }

    /** How informers list and watch, by their names; resync periods are set by the factory. */
    public Builder options(Function<String, ReflectorOptions> value) {
      options = value;
      return this;
    }

    public SharedInformerFactory build() {
      return new SharedInformerFactory(this);
    }
  }

  /**
   * The informer of a type that objects of one resource have. Its name is that of the type, with
   * the last two parts of the package, which for types of Kubernetes are group and version.
   *
   * @param source gives what to list and watch, by namespace; the empty one means all. Called only
   *     if there is no informer yet.
   * @throws IllegalArgumentException if objects of every resource may have the type
   * @throws IllegalStateException if there is none and the factory is closed
   */
  @SuppressWarnings("unchecked") // what is under a class is of that class
  public <T extends MetaObject> SharedIndexInformer<T> informerFor(
      Class<T> type, Function<String, ListerWatcher<T>> source) {
    if (type.equals(Unstructured.class) || type.equals(PartialObjectMetadata.class)) {
      throw new IllegalArgumentException(
          "an informer of " + type.getSimpleName() + " needs to know the resource");
    }
    return (SharedIndexInformer<T>) find(type, type, nameOf(type), source);
  }

  /** The informer of a resource whose objects have no type of their own. */
  @SuppressWarnings("unchecked") // what is under a resource has no type
  public SharedIndexInformer<Unstructured> informerFor(
      GroupVersionResource resource, Function<String, ListerWatcher<Unstructured>> source) {
    return (SharedIndexInformer<Unstructured>)
        find(resource, Unstructured.class, nameOf(resource), source);
  }

  /**
   * The informer of a resource whose objects come in a form that those of others may have too, such
   * as {@link PartialObjectMetadata}. It is another one than that of the type alone.
   */
  @SuppressWarnings("unchecked") // what is under a form is of its class
  public <T extends MetaObject> SharedIndexInformer<T> informerFor(
      GroupVersionResource resource, Class<T> type, Function<String, ListerWatcher<T>> source) {
    if (type.equals(Unstructured.class)) {
      return (SharedIndexInformer<T>) find(resource, type, nameOf(resource), source);
    }
    String name = nameOf(resource) + "." + type.getSimpleName();
    return (SharedIndexInformer<T>) find(new Form(resource, type), type, name, source);
  }

  private static String nameOf(GroupVersionResource resource) {
    return resource.resource() + "." + resource.toApiVersion();
  }

  /** Two groups may have a kind of the same name: both have events. */
  private static String nameOf(Class<?> type) {
    String[] parts = type.getPackageName().split("\\.", -1);
    String group = parts.length < 2 ? "" : parts[parts.length - 2] + ".";
    return group + parts[parts.length - 1] + "." + type.getSimpleName();
  }

  private <T extends MetaObject> SharedIndexInformer<?> find(
      Object key, Class<?> type, String name, Function<String, ListerWatcher<T>> source) {
    lock.lock();
    try {
      SharedIndexInformer<?> known = informers.get(key);
      if (known != null) {
        return known;
      }
      if (closed) {
        throw new IllegalStateException("the informer factory is closed");
      }
      SharedIndexInformer<T> made = make(type, name, source.apply(namespace));
      informers.put(key, made);
      return made;
    } finally {
      lock.unlock();
    }
  }

  @SuppressWarnings("unchecked") // the transform keeps the type, as it promised
  private <T extends MetaObject> SharedIndexInformer<T> make(
      Class<?> type, String name, ListerWatcher<T> source) {
    return SharedIndexInformer.builder(source.tweaked(tweak))
        .options(
            options.apply(name).withResyncPeriod(customResync.getOrDefault(type, defaultResync)))
        .transform(object -> (T) transform.apply(object))
        .build();
  }

  /** Starts the informers that do not run yet. May be called again when there are more. */
  public void start() {
    all().values().forEach(SharedIndexInformer::start);
  }

  /**
   * Waits until all informers that were started have their first list, all in all no longer than
   * this.
   *
   * @return for each, by type, resource or {@link Form}, whether it has
   */
  public Map<Object, Boolean> waitForCacheSync(Duration timeout) throws InterruptedException {
    long end = System.nanoTime() + Durations.toNanos(timeout);
    Map<Object, Boolean> synced = new LinkedHashMap<>();
    for (Map.Entry<Object, SharedIndexInformer<?>> informer : all().entrySet()) {
      if (informer.getValue().isStarted()) {
        Duration left = Duration.ofNanos(Math.max(0, end - System.nanoTime()));
        synced.put(informer.getKey(), informer.getValue().awaitSynced(left));
      }
    }
    return synced;
  }

  private Map<Object, SharedIndexInformer<?>> all() {
    lock.lock();
    try {
      return new LinkedHashMap<>(informers);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Ends all informers and waits for their threads. Nothing is started any more. Not for a handler
   * to call, which would wait for itself until it is interrupted.
   */
  @Override
  public void close() {
    List<SharedIndexInformer<?>> running;
    lock.lock();
    try {
      closed = true;
      running = new ArrayList<>(informers.values());
    } finally {
      lock.unlock();
    }
    // side by side: each may have to wait for a handler
    List<Thread> closers = running.stream().map(SharedInformerFactory::closer).toList();
    try {
      for (Thread closer : closers) {
        closer.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread closer(SharedIndexInformer<?> informer) {
    return Thread.ofVirtual().name("informer-closer").start(informer::close);
  }
}
