package dev.navarch.controllerruntime.builder;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.workqueue.RateLimiter;
import dev.navarch.client.workqueue.RateLimiters;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.controller.Controller;
import dev.navarch.controllerruntime.controller.ControllerOptions;
import dev.navarch.controllerruntime.event.EventHandler;
import dev.navarch.controllerruntime.event.EventHandlers;
import dev.navarch.controllerruntime.event.EventPredicate;
import dev.navarch.controllerruntime.event.RequestMapper;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.source.Source;
import dev.navarch.controllerruntime.source.Sources;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Puts a controller together, as it is said in controller-runtime:
 *
 * <pre>{@code
 * ControllerBuilder.managedBy(manager)
 *     .named("foo")
 *     .forType(Foo.class, Predicates.generationChanged())
 *     .owns(Deployment.class)
 *     .watches(ConfigMap.class, map -> foosThatUse(map))
 *     .maxConcurrent(4)
 *     .build(new FooReconciler(manager.client()));
 * }</pre>
 *
 * <p>Where there is a class there may be an {@link ObjectKind}: of a kind without a class, or of
 * metadata alone.
 */
public final class ControllerBuilder {
  private final Manager manager;
  private final List<Watched<?>> watched = new ArrayList<>();
  private final List<Source> sources = new ArrayList<>();
  private @Nullable ObjectKind<?> forKind;
  private @Nullable String name;
  private EventPredicate<MetaObject> everywhere = event -> true;
  private Predicate<Request> accepted = request -> true;
  private int maxConcurrent = 1;
  private Supplier<? extends RateLimiter<? super Request>> rateLimiter =
      RateLimiters::controllerDefault;
  private boolean needsLeaderElection = true;
  private Duration syncTimeout = Duration.ofMinutes(2);

  /** A kind of which the controller is told. */
  private record Watched<T extends MetaObject>(
      ObjectKind<T> kind, EventPredicate<? super T> predicate, EventHandler<? super T> handler) {
    Source source(Manager manager, EventPredicate<MetaObject> everywhere) {
      EventPredicate<? super T> own = predicate;
      manager.cache().informer(kind); // known before the caches start, so that they wait for it
      return Sources.kind(
          manager.cache(), kind, event -> everywhere.test(event) && own.test(event), handler);
    }
  }

  private ControllerBuilder(Manager manager) {
    this.manager = manager;
  }

  public static ControllerBuilder managedBy(Manager manager) {
    return new ControllerBuilder(manager);
  }

  /** The controller's name; the kind that it is for, in lower case, unless set. */
  public ControllerBuilder named(String value) {
    name = value;
    return this;
  }

  // ---- what makes requests

  /** The kind whose objects are reconciled: a request for each of them that changes. */
  public <T extends MetaObject> ControllerBuilder forType(
      ObjectKind<T> kind, EventPredicate<? super T> predicate) {
    if (forKind != null) {
      throw new IllegalStateException("a controller is for one kind");
    }
    forKind = kind;
    watched.add(new Watched<>(kind, predicate, EventHandlers.forObject()));
    return this;
  }

  public ControllerBuilder forType(ObjectKind<?> kind) {
    return forType(kind, event -> true);
  }

  public ControllerBuilder forType(Class<? extends MetaObject> type) {
    return forType(ObjectKind.of(type));
  }

  public <T extends MetaObject> ControllerBuilder forType(
      Class<T> type, EventPredicate<? super T> predicate) {
    return forType(ObjectKind.of(type), predicate);
  }

  /** A request for the object of the controller's kind that controls an object of this kind. */
  public <T extends MetaObject> ControllerBuilder owns(
      ObjectKind<T> kind, EventPredicate<? super T> predicate) {
    return owned(kind, predicate, true);
  }

  public ControllerBuilder owns(ObjectKind<?> kind) {
    return owns(kind, event -> true);
  }

  public ControllerBuilder owns(Class<? extends MetaObject> type) {
    return owns(ObjectKind.of(type));
  }

  public <T extends MetaObject> ControllerBuilder owns(
      Class<T> type, EventPredicate<? super T> predicate) {
    return owns(ObjectKind.of(type), predicate);
  }

  /** As {@link #owns}, for every owner and not only the one that controls. */
  public <T extends MetaObject> ControllerBuilder ownsAny(
      ObjectKind<T> kind, EventPredicate<? super T> predicate) {
    return owned(kind, predicate, false);
  }

  public ControllerBuilder ownsAny(ObjectKind<?> kind) {
    return ownsAny(kind, event -> true);
  }

  public ControllerBuilder ownsAny(Class<? extends MetaObject> type) {
    return ownsAny(ObjectKind.of(type));
  }

  private <T extends MetaObject> ControllerBuilder owned(
      ObjectKind<T> kind, EventPredicate<? super T> predicate, boolean onlyController) {
    if (forKind == null) {
      throw new IllegalStateException("say what the controller is for before what that owns");
    }
    GroupVersionKind owner = forKind.groupVersionKind(manager.scheme());
    watched.add(
        new Watched<>(
            kind, predicate, EventHandlers.forOwner(owner, onlyController, manager.mapper())));
    return this;
  }

  /** The requests that a function says for a changed object. */
  public <T extends MetaObject> ControllerBuilder watches(
      ObjectKind<T> kind, RequestMapper<? super T> mapper, EventPredicate<? super T> predicate) {
    watched.add(new Watched<>(kind, predicate, EventHandlers.<T>mapped(mapper)));
    return this;
  }

  public <T extends MetaObject> ControllerBuilder watches(
      ObjectKind<T> kind, RequestMapper<? super T> mapper) {
    return watches(kind, mapper, event -> true);
  }

  public <T extends MetaObject> ControllerBuilder watches(
      Class<T> type, RequestMapper<? super T> mapper) {
    return watches(ObjectKind.of(type), mapper);
  }

  public <T extends MetaObject> ControllerBuilder watches(
      Class<T> type, RequestMapper<? super T> mapper, EventPredicate<? super T> predicate) {
    return watches(ObjectKind.of(type), mapper, predicate);
  }

  /** The requests that a handler says for an event. */
  public <T extends MetaObject> ControllerBuilder watchesEvents(
      ObjectKind<T> kind, EventHandler<? super T> handler, EventPredicate<? super T> predicate) {
    watched.add(new Watched<>(kind, predicate, handler));
    return this;
  }

  public <T extends MetaObject> ControllerBuilder watchesEvents(
      ObjectKind<T> kind, EventHandler<? super T> handler) {
    return watchesEvents(kind, handler, event -> true);
  }

  public <T extends MetaObject> ControllerBuilder watchesEvents(
      Class<T> type, EventHandler<? super T> handler) {
    return watchesEvents(ObjectKind.of(type), handler);
  }

  /** Another source of requests, such as a {@code ChannelSource}. Predicates do not touch it. */
  public ControllerBuilder watchesSource(Source source) {
    sources.add(source);
    return this;
  }

  // ---- how it works

  /** Lets events of all watched kinds through only if all of these do. */
  @SafeVarargs
  @SuppressWarnings("varargs") // read and not kept
  public final ControllerBuilder withPredicates(EventPredicate<MetaObject>... predicates) {
    for (EventPredicate<MetaObject> predicate : predicates) {
      everywhere = everywhere.and(predicate);
    }
    return this;
  }

  /** Drops requests for objects of other namespaces. */
  public ControllerBuilder onlyIn(String namespace) {
    accepted = request -> request.namespace().equals(namespace);
    return this;
  }

  /** How many requests are worked on at once; one unless set. */
  public ControllerBuilder maxConcurrent(int value) {
    maxConcurrent = value;
    return this;
  }

  /** How repeated tries are spread; as in Kubernetes unless set. Called at each start. */
  public ControllerBuilder rateLimiter(Supplier<? extends RateLimiter<? super Request>> value) {
    rateLimiter = value;
    return this;
  }

  /** Whether only the leader runs it; so it is unless set. */
  public ControllerBuilder needsLeaderElection(boolean value) {
    needsLeaderElection = value;
    return this;
  }

  /** How long sources may take to start and sync, all together; two minutes unless set. */
  public ControllerBuilder syncTimeout(Duration value) {
    syncTimeout = value;
    return this;
  }

  /**
   * The controller, which starts with its manager.
   *
   * @throws IllegalStateException if nothing makes requests, or the controller has no name
   * @throws IllegalArgumentException if its name is taken
   */
  public Controller build(Reconciler reconciler) {
    if (watched.isEmpty() && sources.isEmpty()) {
      throw new IllegalStateException("a controller needs something that makes requests");
    }
    List<Source> all = new ArrayList<>();
    watched.forEach(kind -> all.add(kind.source(manager, everywhere)));
    all.addAll(sources);
    Controller controller =
        new Controller(
            new ControllerOptions(
                chosenName(),
                maxConcurrent,
                rateLimiter,
                accepted,
                needsLeaderElection,
                syncTimeout,
                manager.queueMetrics(),
                manager.reconcileMetrics()),
            reconciler,
            all);
    manager.add(controller);
    return controller;
  }

  private String chosenName() {
    if (name != null) {
      return name;
    }
    if (forKind == null) {
      throw new IllegalStateException("a controller that is for no kind needs a name");
    }
    return forKind.groupVersionKind(manager.scheme()).kind().toLowerCase(Locale.ROOT);
  }
}
