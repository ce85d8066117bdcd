package dev.navarch.controllers;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.workqueue.RateLimiters;
import dev.navarch.controllerruntime.builder.ControllerBuilder;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.event.EventPredicate;
import dev.navarch.controllerruntime.event.Predicates;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllers.garbagecollector.GarbageCollector;
import dev.navarch.controllers.namespace.NamespaceReconciler;
import dev.navarch.controllers.rootca.RootCaReconciler;
import dev.navarch.controllers.serviceaccount.ServiceAccountReconciler;
import java.time.Duration;
import java.util.List;

/** All control loops that there are, by the names that Kubernetes gives them. */
public enum BuiltInController {
  GARBAGE_COLLECTOR(GarbageCollector.NAME, "garbagecollector", "generic-garbage-collector") {
    @Override
    void addTo(Manager manager, ControllerSettings settings) {
      manager.add(
          new GarbageCollector(
              manager.restClient(), client(settings), manager.eventRecorder(controllerName())));
    }
  },

  NAMESPACE(NamespaceReconciler.NAME, "namespace", "namespace-controller") {
    @Override
    void addTo(Manager manager, ControllerSettings settings) {
      var unused =
          ControllerBuilder.managedBy(manager)
              .named(controllerName())
              .forType(Namespace.class, isDeleted())
              .maxConcurrent(10)
              .rateLimiter(
                  () -> RateLimiters.itemExponential(Duration.ofMillis(20), Duration.ofSeconds(5)))
              .build(new NamespaceReconciler(client(settings), settings.clock()));
    }
  },

  ROOT_CA(RootCaReconciler.NAME, "root-ca-cert-publisher", "root-ca-cert-publisher") {
    @Override
    void addTo(Manager manager, ControllerSettings settings) {
      var unused =
          ControllerBuilder.managedBy(manager)
              .named(controllerName())
              .forType(Namespace.class)
              .watches(ConfigMap.class, BuiltInController::itsNamespace)
              .build(
                  new RootCaReconciler(
                      writingAs(manager, client(settings)), settings.rootCertificate()));
    }
  },

  SERVICE_ACCOUNT(ServiceAccountReconciler.NAME, "serviceaccount", "service-account-controller") {
    @Override
    void addTo(Manager manager, ControllerSettings settings) {
      var unused =
          ControllerBuilder.managedBy(manager)
              .named(controllerName())
              .forType(Namespace.class)
              .watches(ServiceAccountReconciler.ACCOUNTS, BuiltInController::itsNamespace)
              .build(new ServiceAccountReconciler(writingAs(manager, client(settings))));
    }
  };

  private final String controllerName;
  private final String alias;
  private final String account;

  BuiltInController(String controllerName, String alias, String account) {
    this.controllerName = controllerName;
    this.alias = alias;
    this.account = account;
  }

  private static EventPredicate<MetaObject> isDeleted() {
    return Predicates.object(object -> object.metadata().deletionTimestamp() != null);
  }

  /** The name by which it is switched on and off. */
  public String controllerName() {
    return controllerName;
  }

  /** The name that it had in older releases, which still counts. */
  public String alias() {
    return alias;
  }

  /** Adds the loop to a manager, which runs it. */
  abstract void addTo(Manager manager, ControllerSettings settings);

  /** A client that may do what the loop has to. */
  RestClient client(ControllerSettings settings) {
    return settings.clients().as("system:serviceaccount:kube-system:" + account);
  }

  /** Reads from the manager's cache, and writes as somebody else. */
  private static Client writingAs(Manager manager, RestClient client) {
    return new LiveClient(client, manager.mapper()).readingFrom(manager.cache());
  }

  private static List<Request> itsNamespace(MetaObject object) {
    return List.of(new Request("", object.metadata().namespace()));
  }
}
