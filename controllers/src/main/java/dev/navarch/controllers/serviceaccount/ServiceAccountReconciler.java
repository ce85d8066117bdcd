package dev.navarch.controllers.serviceaccount;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllers.refusal.Refusals;
import java.io.IOException;
import java.util.Optional;

/**
 * Creates the service account {@code default} in a namespace that has none. An account that is
 * there stays as it is, whatever it says.
 */
public final class ServiceAccountReconciler implements Reconciler {
  public static final String NAME = "serviceaccount-controller";

  /** The account of those who name none. */
  public static final String ACCOUNT = "default";

  /** What has to be known of accounts: that they are there. */
  public static final ObjectKind<PartialObjectMetadata> ACCOUNTS =
      ObjectKind.metadata(ServiceAccount.class);

  private final Client client;

  /**
   * Creates a reconciler.
   *
   * @param client reads namespaces and accounts from a cache
   */
  public ServiceAccountReconciler(Client client) {
    this.client = client;
  }

  /**
   * Does it for a namespace.
   *
   * @param request names the namespace
   */
  @Override
  public Result reconcile(Request request, ReconcileContext context)
      throws IOException, InterruptedException {
    String namespace = request.name();
    Optional<Namespace> present = client.get(Namespace.class, "", namespace);
    boolean isActive =
        present.filter(found -> found.status().phase().equals(NamespacePhase.ACTIVE)).isPresent();
    if (isActive && client.get(ACCOUNTS, new ObjectName(namespace, ACCOUNT)).isEmpty()) {
      create(namespace);
    }
    return Result.done();
  }

  private void create(String namespace) throws IOException, InterruptedException {
    try {
      ServiceAccount unused =
          client.create(
              ServiceAccount.builder()
                  .metadata(metadata -> metadata.name(ACCOUNT).namespace(namespace))
                  .build());
    } catch (ApiException e) {
      if (!e.isAlreadyExists() && !Refusals.isForLackOfNamespace(e)) {
        throw e;
      }
    }
  }
}
