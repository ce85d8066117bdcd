package dev.navarch.controllers;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.controllerruntime.cache.CacheOptions;
import dev.navarch.controllerruntime.cache.KindOptions;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.manager.LeaderElection;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.manager.ManagerBuilder;
import dev.navarch.controllerruntime.manager.ManagerFailedException;
import dev.navarch.controllers.rootca.RootCaReconciler;
import dev.navarch.controllers.serviceaccount.ServiceAccountReconciler;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;

/**
 * Runs control loops. With several processes, one of them holds the lease {@code
 * kube-system/kube-controller-manager} and runs the loops; if it ends, another takes over.
 *
 * <p>Made and started at once, closed once; loops may be added by any thread while it runs.
 */
public final class ControllerManager implements AutoCloseable {
  private static final Duration STOP = Duration.ofSeconds(5);

  private final ControllerSettings settings;
  private final Manager manager;

  private ControllerManager(ControllerSettings settings, Manager manager) {
    this.settings = settings;
    this.manager = manager;
  }

  /**
   * Starts some loops.
   *
   * @param onFailure called once if loops cannot go on; all of them have ended then
   * @throws IOException if the server does not answer
   */
  public static ControllerManager start(
      ControllerSettings settings, Set<BuiltInController> controllers, Runnable onFailure)
      throws IOException, InterruptedException {
    ManagerBuilder builder =
        Manager.builder(settings.clients().as(ControllerClients.MANAGER))
            .cache(cache())
            .stopTimeout(STOP);
    if (settings.electLeader()) {
      builder.leaderElection(
          LeaderElection.of("kube-system", "kube-controller-manager").withStandAgain(true));
    }
    Manager manager = builder.build();
    ControllerManager running = new ControllerManager(settings, manager);
    boolean started = false;
    try {
      controllers.forEach(running::add);
      manager.start();
      started = true;
    } finally {
      if (!started) {
        manager.close();
      }
    }
    Thread.ofVirtual().name("controllers-observer").start(() -> observe(manager, onFailure));
    return running;
  }

  private static void observe(Manager manager, Runnable onFailure) {
    try {
      manager.awaitEnd();
    } catch (ManagerFailedException e) {
      onFailure.run(); // the manager has said why
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Of accounts and config maps those are kept that loops see to, and of accounts metadata. */
  private static CacheOptions cache() {
    return CacheOptions.builder()
        .forKind(
            ServiceAccountReconciler.ACCOUNTS,
            KindOptions.<PartialObjectMetadata>all()
                .fieldSelector("metadata.name=" + ServiceAccountReconciler.ACCOUNT))
        .forKind(
            ObjectKind.of(ConfigMap.class),
            KindOptions.<ConfigMap>all()
                .fieldSelector("metadata.name=" + RootCaReconciler.CONFIG_MAP))
        .build();
  }

  /** Adds a loop, which runs from now on. Each can be added once. */
  public void add(BuiltInController controller) {
    controller.addTo(manager, settings);
  }

  /** Stops all loops, gives the lease back, and waits for all threads. */
  @Override
  public void close() {
    manager.close();
  }
}
