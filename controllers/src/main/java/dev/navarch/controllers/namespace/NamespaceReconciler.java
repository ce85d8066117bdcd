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
import java.time.Duration;
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
    Sweep sweep = content.sweep(namespace.metadata().name(), elapsed(namespace));
    if (sweep.isComplete()) {
      letGo(isSeen(namespace) ? tell(namespace, sweep) : namespace);
      return Result.done();
    }
    Namespace unused = tell(namespace, sweep);
    return Result.requeue();
  }

  private Duration elapsed(Namespace namespace) {
    Time deletion = namespace.metadata().deletionTimestamp();
    return deletion == null
        ? Duration.ZERO
        : Duration.ofSeconds(clock.instant().getEpochSecond() - deletion.epochSecond());
  }

  /**
   * Whether it matters what the conditions say of a namespace that is empty: because they said
   * something else before, or because others still hold it.
   */
  private static boolean isSeen(Namespace namespace) {
    return !namespace.status().conditions().isEmpty()
        || namespace.spec().finalizers().size() > 1
        || !namespace.metadata().finalizers().isEmpty();
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

  /** Has the conditions say what was found; returns the namespace as it is then. */
  private Namespace tell(Namespace namespace, Sweep sweep)
      throws IOException, InterruptedException {
    List<NamespaceCondition> before = namespace.status().conditions();
    List<NamespaceCondition> now =
        DeletionConditions.after(before, sweep, Time.of(clock.instant()));
    if (now.equals(before)) {
      return namespace;
    }
    return namespaces.updateStatus(
        namespace.toBuilder()
            .status(status -> status.phase(NamespacePhase.TERMINATING).conditions(now))
            .build());
  }
}
