package dev.navarch.controllers.namespace;

import dev.navarch.api.core.v1.FinalizerName;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespaceCondition;
import dev.navarch.api.core.v1.NamespaceList;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;

/**
 * Deletes everything in a namespace that is deleted, again and again until nothing is left, and
 * then takes {@code kubernetes} out of what the namespace waits for. Meanwhile its conditions tell
 * what is left, and why.
 *
 * <p>Each attempt asks the server what it serves and what is in the namespace; nothing is decided
 * on what a cache says.
 */
public final class NamespaceReconciler implements Reconciler {
  public static final String NAME = "namespace-controller";

  private final ResourceClient<Namespace, NamespaceList> namespaces;
  private final NamespaceContent content;
  private final InstantSource clock;

  /**
   * Creates a reconciler.
   *
   * @param client may list and delete everything, and change the status of namespaces
   */
  public NamespaceReconciler(RestClient client, InstantSource clock) {
    this.namespaces =
        new ResourceClient<>(
            client.forGroupVersion(new GroupVersion("", "v1")),
            "namespaces",
            Namespace.class,
            NamespaceList.class,
            null);
    this.content = new NamespaceContent(new DiscoveryClient(client), new MetadataClient(client));
    this.clock = clock;
  }

  @Override
  public Result reconcile(Request request, ReconcileContext context)
      throws IOException, InterruptedException {
    try {
      Namespace namespace = namespaces.get(request.name());
      return namespace.metadata().deletionTimestamp() == null
              || !namespace.spec().finalizers().contains(FinalizerName.KUBERNETES)
          ? Result.done()
          : empty(namespace);
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return Result.done();
      }
      throw e;
    }
  }

  private Result empty(Namespace namespace) throws IOException, InterruptedException {
    Sweep sweep = content.sweep(namespace.metadata().name());
    if (sweep.isComplete()) {
      letGo(namespace);
      return Result.done();
    }
    tell(namespace, sweep);
    return Result.requeue();
  }

  private void letGo(Namespace namespace) throws IOException, InterruptedException {
    List<String> others =
        namespace.spec().finalizers().stream()
            .filter(finalizer -> !finalizer.equals(FinalizerName.KUBERNETES))
            .toList();
    Namespace unused =
        namespaces.updateSubresource(
            namespace.metadata().name(),
            "finalize",
            namespace.toBuilder().spec(spec -> spec.finalizers(others)).build(),
            Namespace.class);
  }

  private void tell(Namespace namespace, Sweep sweep) throws IOException, InterruptedException {
    List<NamespaceCondition> before = namespace.status().conditions();
    List<NamespaceCondition> now =
        DeletionConditions.after(before, sweep, Time.of(clock.instant()));
    if (!now.equals(before)) {
      Namespace unused =
          namespaces.updateStatus(
              namespace.toBuilder()
                  .status(status -> status.phase(NamespacePhase.TERMINATING).conditions(now))
                  .build());
    }
  }
}
