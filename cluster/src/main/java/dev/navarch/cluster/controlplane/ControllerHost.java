package dev.navarch.cluster.controlplane;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.objects.WriteObserver;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.rest.WarningHandler;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.waiting.BackoffManager;
import dev.navarch.client.waiting.TimeSource;
import dev.navarch.controllers.BuiltInController;
import dev.navarch.controllers.ControllerClients;
import dev.navarch.controllers.ControllerManager;
import dev.navarch.controllers.ControllerSettings;
import dev.navarch.controllers.rootca.RootCaReconciler;
import dev.navarch.controllers.serviceaccount.ServiceAccountReconciler;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Starts the control loops of a control plane, all at once or each when it is needed, and ends
 * them. On demand,
 *
 * <ul>
 *   <li>the loop that empties namespaces begins when the first one is deleted,
 *   <li>those that fill namespaces begin when the first one is created, and when something that
 *       they see to is taken away or changed,
 *   <li>the garbage collector begins when the first object names an owner, or is deleted in a way
 *       that leaves something to it.
 * </ul>
 *
 * <p>What a loop missed before it began it finds when it does. Who has been needed is a set that
 * any thread adds to; one virtual thread starts loops, one after the other, and owns the manager
 * until the host is closed. Should loops fail as a whole, all of them are started again, with new
 * clients, and later each time.
 */
final class ControllerHost implements WriteObserver, AutoCloseable {
  private static final long END_SECONDS = 10;
  private static final long HEAD_START_MILLIS = 500;
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);
  private static final Duration RECOVERED = Duration.ofMinutes(2);

  private final Set<BuiltInController> enabled;
  private final Set<BuiltInController> needed = ConcurrentHashMap.newKeySet();
  private final ExecutorService starter =
      Executors.newSingleThreadExecutor(Thread.ofVirtual().name("controllers-starter").factory());
  private volatile @Nullable ControllerSettings settings;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Set<BuiltInController> started = EnumSet.noneOf(BuiltInController.class);
  private @Nullable ControllerManager manager;
  private final BackoffManager pauses =
      BackoffManager.exponential(FIRST_PAUSE, LONGEST_PAUSE, RECOVERED, 2, 0, TimeSource.system());

  /** The clients of the manager. */
  private final Queue<RestClient> clients = new ConcurrentLinkedQueue<>();

  /** A host of the loops that are not switched off. */
  ControllerHost(Set<String> disabled) {
    enabled = EnumSet.noneOf(BuiltInController.class);
    for (BuiltInController controller : BuiltInController.values()) {
      if (!disabled.contains(controller.controllerName())) {
        enabled.add(controller);
      }
    }
  }

  /** Whether a loop is not switched off. */
  boolean isEnabled(BuiltInController controller) {
    return enabled.contains(controller);
  }

  /** Which loops have been needed so far: a copy of the store needs them from the start. */
  Set<BuiltInController> needed() {
    return Set.copyOf(needed);
  }

  /**
   * Begins, now that requests are answered; returns at once.
   *
   * @param transports ways into the server for users
   * @param shared whether other servers use the same store
   * @param isNew whether the store was empty
   */
  void begin(
      ControllerStart start,
      Function<User, Transport> transports,
      String rootCertificate,
      boolean shared,
      boolean isNew,
      InstantSource clock) {
    settings = new ControllerSettings(clients(transports), rootCertificate, shared, clock);
    Set<BuiltInController> first =
        switch (start) {
          case ControllerStart.AtOnce() -> isNew && !shared ? Set.of() : enabled;
          case ControllerStart.OnDemand(Set<BuiltInController> atOnce) -> atOnce;
        };
    first.stream().filter(enabled::contains).forEach(needed::add);
    if (start instanceof ControllerStart.AtOnce && !first.isEmpty()) {
      execute(this::letOthersGoFirst);
    }
    // Among them may be some that were needed before any could be started.
    needed.forEach(this::start);
  }

  /** Somebody may have waited for the server to start; for loops a moment more is nothing. */
  private void letOthersGoFirst() {
    try {
      boolean unused = closing.await(HEAD_START_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private ControllerClients clients(Function<User, Transport> transports) {
    return user -> {
      boolean account = user.startsWith("system:serviceaccount:");
      User identity =
          account
              ? User.of(user, "system:serviceaccounts", "system:serviceaccounts:kube-system")
              : User.of(user);
      RestClient client =
          RestClient.builder(transports.apply(identity))
              .rateLimiter(RateLimiter.UNLIMITED)
              .mediaType(MediaTypes.PROTOBUF)
              .userAgent("kube-controller-manager")
              // What is served is watched, however old it is.
              .warningHandler(WarningHandler.IGNORE)
              .build();
      clients.add(client);
      return client;
    };
  }

  private void closeClients() {
    for (RestClient client = clients.poll(); client != null; client = clients.poll()) {
      client.close();
    }
  }

  // ---- what is needed

  private void need(BuiltInController controller) {
    if (enabled.contains(controller) && needed.add(controller)) {
      start(controller);
    }
  }

  @Override
  public void wrote(MetaObject object) {
    if (needed.size() == enabled.size()) {
      return;
    }
    ObjectMeta metadata = object.metadata();
    if (!metadata.ownerReferences().isEmpty() || isLeftToCollector(metadata)) {
      need(BuiltInController.GARBAGE_COLLECTOR);
    }
    if (object instanceof Namespace) {
      if (metadata.deletionTimestamp() == null) {
        need(BuiltInController.SERVICE_ACCOUNT);
        need(BuiltInController.ROOT_CA);
      } else {
        need(BuiltInController.NAMESPACE);
      }
    }
    lookAtSeenTo(object);
  }

  private static boolean isLeftToCollector(ObjectMeta metadata) {
    return metadata.deletionTimestamp() != null
        && (metadata.finalizers().contains("foregroundDeletion")
            || metadata.finalizers().contains("orphan"));
  }

  @Override
  public void removed(MetaObject object) {
    if (needed.size() < enabled.size()) {
      lookAtSeenTo(object);
    }
  }

  /** An object that a loop sees to is not as the loop would have it, perhaps. */
  private void lookAtSeenTo(MetaObject object) {
    String name = object.metadata().name();
    if (object instanceof ServiceAccount && name.equals(ServiceAccountReconciler.ACCOUNT)) {
      need(BuiltInController.SERVICE_ACCOUNT);
    } else if (object instanceof ConfigMap && name.equals(RootCaReconciler.CONFIG_MAP)) {
      need(BuiltInController.ROOT_CA);
    }
  }

  // ---- starting, on the starter's thread

  private void start(BuiltInController controller) {
    ControllerSettings known = settings;
    if (known != null) {
      execute(() -> start(controller, known));
    }
  }

  private void execute(Runnable step) {
    try {
      starter.execute(step);
    } catch (RejectedExecutionException e) {
      log().log(Level.DEBUG, "something is to be started when all has ended", e);
    }
  }

  private void start(BuiltInController controller, ControllerSettings known) {
    if (!started.add(controller)) {
      return;
    }
    if (manager == null) {
      manager = startAll(known);
      return;
    }
    try {
      manager.add(controller);
    } catch (IllegalStateException e) {
      log().log(Level.DEBUG, "controllers have failed, and will all be started again", e);
    }
  }

  /** All that are needed, as soon as that is possible; null if it is over before. */
  private @Nullable ControllerManager startAll(ControllerSettings known) {
    try {
      do {
        try {
          return ControllerManager.start(
              known, EnumSet.copyOf(started), () -> execute(() -> startAgain(known)));
        } catch (IOException | RuntimeException e) {
          if (closing.getCount() > 0) {
            log().log(Level.WARNING, () -> "controllers cannot start, and will try again: " + e, e);
          }
          closeClients();
        }
      } while (!isClosingAfterPause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return null;
  }

  private boolean isClosingAfterPause() throws InterruptedException {
    return closing.await(pauses.next().toMillis(), TimeUnit.MILLISECONDS);
  }

  private void startAgain(ControllerSettings known) {
    ControllerManager failed = manager;
    if (failed == null) {
      return;
    }
    failed.close();
    closeClients();
    try {
      manager = isClosingAfterPause() ? null : startAll(known);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends all loops and waits for them; the server must still answer. */
  @Override
  public void close() {
    closing.countDown();
    starter.shutdownNow();
    try {
      if (!starter.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
        log().log(Level.WARNING, "a controller is still about to start");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    ControllerManager running = manager;
    if (running != null) {
      running.close();
    }
    closeClients();
  }

  /** Looked up when there is something to say: logging takes long to load. */
  private static Logger log() {
    return System.getLogger("dev.navarch.cluster");
  }
}
