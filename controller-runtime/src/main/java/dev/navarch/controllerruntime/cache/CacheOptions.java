package dev.navarch.controllerruntime.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.cache.CacheMetrics;
import dev.navarch.client.cache.ReflectorOptions;
import dev.navarch.controllerruntime.client.ObjectKind;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What a cache keeps. Immutable. */
public final class CacheOptions {
  /** Everything of every kind that is asked for. */
  public static final CacheOptions DEFAULT = builder().build();

  private final String namespace;
  private final UnaryOperator<MetaObject> transform;
  private final Map<ObjectKind<?>, KindOptions<?>> kinds;
  private final Duration syncTimeout;
  private final Function<String, ReflectorOptions> reflectors;

  private CacheOptions(Builder builder) {
    namespace = builder.namespace;
    transform = builder.transform;
    kinds = Map.copyOf(builder.kinds);
    syncTimeout = builder.syncTimeout;
    reflectors = builder.reflectors;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** A transform that forgets who manages the fields of an object, which is often half of it. */
  public static UnaryOperator<MetaObject> withoutManagedFields() {
    return object -> {
      if (object instanceof Unstructured tree) {
        return tree.withoutNested("metadata", "managedFields");
      }
      ObjectMeta meta = object.metadata();
      return object.withMetadata(meta.toBuilder().managedFields(List.of()).build());
    };
  }

  /** The namespace that objects are kept of; empty for all. */
  public String namespace() {
    return namespace;
  }

  /** How long a kind may take until its first list is there. */
  public Duration syncTimeout() {
    return syncTimeout;
  }

  ReflectorOptions reflector(String name) {
    return reflectors.apply(name);
  }

  /** The same for a cache whose informers are counted here, if nobody else counts them. */
  public CacheOptions countedBy(CacheMetrics metrics) {
    Builder builder = builder().namespace(namespace).transform(transform).syncTimeout(syncTimeout);
    builder.kinds.putAll(kinds);
    Function<String, ReflectorOptions> plain = reflectors;
    return builder
        .reflectors(name -> {
          ReflectorOptions made = plain.apply(name);
          return made.metrics() == CacheMetrics.NONE ? made.withMetrics(metrics) : made;
        })
        .build();
  }

  Map<ObjectKind<?>, KindOptions<?>> kinds() {
    return kinds;
  }

  /** The options of kinds that have none of their own. */
  @SuppressWarnings("unchecked") // the transform keeps the class, as it promised
  <T extends MetaObject> KindOptions<T> ofOthers() {
    return KindOptions.<T>all().transform(object -> (T) transform.apply(object));
  }

  /** Puts options together. Belongs to one thread. */
  public static final class Builder {
    private String namespace = "";
    private UnaryOperator<MetaObject> transform = UnaryOperator.identity();
    private final Map<ObjectKind<?>, KindOptions<?>> kinds = new HashMap<>();
    private Duration syncTimeout = Duration.ofMinutes(2);
    private Function<String, ReflectorOptions> reflectors = ReflectorOptions::named;

    private Builder() {}

    /** Only objects of one namespace, and of those kinds that live in none; empty for all. */
    public Builder namespace(String value) {
      namespace = value;
      return this;
    }

    /** What is kept of objects whose kinds have no options of their own; the class has to stay. */
    public Builder transform(UnaryOperator<MetaObject> value) {
      transform = value;
      return this;
    }

    public <T extends MetaObject> Builder forKind(ObjectKind<T> kind, KindOptions<T> options) {
      kinds.put(kind, options);
      return this;
    }

    /** How long a kind may take until its first list is there; two minutes unless set. */
    public Builder syncTimeout(Duration value) {
      syncTimeout = value;
      return this;
    }

    /** How informers list and watch, by the names of their kinds. */
    public Builder reflectors(Function<String, ReflectorOptions> value) {
      reflectors = value;
      return this;
    }

    public CacheOptions build() {
      return new CacheOptions(this);
    }
  }
}
