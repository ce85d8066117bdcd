package dev.navarch.testing.controllerruntime;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.record.EventRecorder;
import dev.navarch.controllerruntime.builder.ControllerBuilder;
import dev.navarch.controllerruntime.change.Changed;
import dev.navarch.controllerruntime.change.CreateOrUpdate;
import dev.navarch.controllerruntime.change.MergeFrom;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.Reader;
import dev.navarch.controllerruntime.finalizers.Finalizers;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.ownership.Owners;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps a ConfigMap with the size of each widget, tells in the status which size is kept, and
 * deletes the ConfigMap before the widget goes.
 */
record WidgetKeeper(Client client, Reader live, EventRecorder events) implements Reconciler {
  static final String FINALIZER = "test.navarch.dev/kept";

  /** Adds the controller to a manager. */
  static void addTo(Manager manager) {
    ControllerBuilder.managedBy(manager)
        .forType(Widgets.UNTYPED)
        .owns(ConfigMap.class)
        .maxConcurrent(4)
        .build(
            new WidgetKeeper(
                manager.client(), manager.liveClient(), manager.eventRecorder("widget-keeper")));
  }

  @Override
  public Result reconcile(Request request, ReconcileContext context) throws Exception {
    Optional<Unstructured> found = client.get(Widgets.UNTYPED, request.objectName());
    if (found.isEmpty()) {
      return Result.done();
    }
    Unstructured widget = found.get();
    if (Finalizers.isDeleting(widget)) {
      cleanUp(request, widget);
      return Result.done();
    }
    widget = Finalizers.add(client, widget, FINALIZER);
    keep(widget);
    Unstructured unused =
        MergeFrom.of(widget)
            .patchStatus(client, widget.withNested(Widgets.size(widget), "status", "kept"));
    return Result.done();
  }

  private void keep(Unstructured widget) throws IOException, InterruptedException {
    ConfigMap empty =
        ConfigMap.builder()
            .metadata(meta -> meta.namespace(widget.namespace()).name(widget.name()))
            .build();
    Changed<ConfigMap> kept =
        CreateOrUpdate.update(
            client,
            empty,
            map -> Owners.setController(widget, sized(map, widget), client.scheme()));
    if (kept.how() == Changed.How.CREATED) {
      events.event(widget, "Normal", "Kept", "its size is kept");
    }
  }

  private static ConfigMap sized(ConfigMap map, Unstructured widget) {
    Map<String, String> data = new HashMap<>(map.data());
    data.put("size", Long.toString(Widgets.size(widget)));
    return map.toBuilder().data(data).build();
  }

  private void cleanUp(Request request, Unstructured widget)
      throws IOException, InterruptedException {
    // the last chance to see it: a cache may not know it yet
    Optional<ConfigMap> map = live.get(ConfigMap.class, request.objectName());
    if (map.isPresent() && Owners.isControlledBy(map.get(), widget)) {
      client.delete(map.get());
    }
    Optional<Unstructured> unused = Finalizers.remove(client, widget, FINALIZER);
  }
}
