package dev.navarch.samples.samplecontroller.reconciling;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.record.EventRecorder;
import dev.navarch.controllerruntime.builder.ControllerBuilder;
import dev.navarch.controllerruntime.change.CreateOrUpdate;
import dev.navarch.controllerruntime.change.MergeFrom;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllerruntime.ownership.Owners;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.samples.samplecontroller.FooDeployment;
import dev.navarch.samples.samplecontroller.FooEvents;
import dev.navarch.samples.samplecontroller.apis.v1alpha1.Foo;
import java.io.IOException;
import java.util.Optional;

/** Keeps a Deployment for each Foo. Has no state; several workers may use it. */
public final class FooReconciler implements Reconciler {
  private final Client client;
  private final EventRecorder recorder;

  private FooReconciler(Client client, EventRecorder recorder) {
    this.client = client;
    this.recorder = recorder;
  }

  /** Adds the controller to a manager, which runs it. */
  public static void addTo(Manager manager) {
    var unused =
        ControllerBuilder.managedBy(manager)
            .forType(Foo.class)
            .owns(Deployment.class)
            .maxConcurrent(2)
            .build(new FooReconciler(manager.client(), manager.eventRecorder("sample-controller")));
  }

  @Override
  public Result reconcile(Request request, ReconcileContext context)
      throws IOException, InterruptedException {
    Optional<Foo> known = client.get(Foo.class, request.namespace(), request.name());
    if (known.isEmpty()) {
      return Result.done(); // the garbage collector sees to its deployment
    }
    Foo foo = known.get();
    Deployment wanted = FooDeployment.namedBy(foo);
    Optional<Deployment> present = client.get(Deployment.class, ObjectName.of(wanted));
    if (present.isPresent() && !Owners.isControlledBy(present.get(), foo)) {
      String message = FooEvents.alreadyExists(foo.spec().deploymentName());
      recorder.event(foo, "Warning", FooEvents.RESOURCE_EXISTS, message);
      throw new IOException(message);
    }
    Deployment deployment =
        CreateOrUpdate.update(
                client,
                wanted,
                it -> Owners.setController(foo, FooDeployment.shaped(it, foo), client.scheme()))
            .object();
    Foo told = FooDeployment.withStatusOf(foo, deployment);
    if (!told.equals(foo)) {
      var unused = MergeFrom.of(foo).patchStatus(client, told);
    }
    recorder.event(foo, "Normal", FooEvents.SYNCED, FooEvents.SYNCED_MESSAGE);
    return Result.done();
  }
}
