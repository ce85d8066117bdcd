package dev.navarch.registry.core.componentstatus;

import dev.navarch.api.core.v1.ComponentStatus;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Listable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StoreHealth;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * How the parts of the control plane are, asked when somebody wants to know: the scheduler and the
 * controllers at their usual ports on this machine, and the store.
 */
public final class ComponentStatusRest implements Listable<ComponentStatus> {
  private static final int TIMEOUT_MILLIS = 1000;
  private static final GroupResource NAME = new GroupResource("", "componentstatus");

  private final BuiltInStores stores;
  private final IntPredicate listens;
  private final ObjectModel model;

  public ComponentStatusRest(BuiltInStores stores) {
    this(stores, ComponentStatusRest::isListening);
  }

  /**
   * Creates the answers.
   *
   * @param listens whether somebody takes connections at a port of this machine
   */
  ComponentStatusRest(BuiltInStores stores, IntPredicate listens) {
    this.stores = stores;
    this.listens = listens;
    this.model = stores.model(new GroupKind("", "ComponentStatus"), new GroupVersion("", "v1"));
  }

  private static boolean isListening(int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public List<ComponentStatus> all(RequestContext context) {
    return List.of(atPort("scheduler", 10_259), atPort("controller-manager", 10_257), store());
  }

  @Override
  public ComponentStatus read(RequestContext context, ObjectName name) {
    return switch (name.name()) {
      case "scheduler" -> atPort("scheduler", 10_259);
      case "controller-manager" -> atPort("controller-manager", 10_257);
      case "etcd-0" -> store();
      default -> throw ApiException.notFound(NAME, name.name());
    };
  }

  private ComponentStatus atPort(String name, int port) {
    return listens.test(port)
        ? status(name, true, "ok")
        : status(
            name,
            false,
            "Get \"https://127.0.0.1:%d/healthz\": dial tcp 127.0.0.1:%d: connect: connection refused"
                .formatted(port, port));
  }

  private ComponentStatus store() {
    try {
      StoreHealth health = stores.store().health();
      return status("etcd-0", health.writable(), health.writable() ? "ok" : health.message());
    } catch (StorageException e) {
      return status("etcd-0", false, String.valueOf(e.getMessage()));
    }
  }

  private static ComponentStatus status(String name, boolean healthy, String message) {
    return ComponentStatus.builder()
        .metadata(meta -> meta.name(name))
        .addToConditions(condition ->
            condition.type("Healthy").status(healthy ? "True" : "False").message(message))
        .build();
  }
}
