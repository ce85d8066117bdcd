package dev.navarch.controllers.rootca;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespacePhase;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.reconcile.ReconcileContext;
import dev.navarch.controllerruntime.reconcile.Reconciler;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.reconcile.Result;
import dev.navarch.controllers.refusal.Refusals;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Sees that a namespace has the config map {@code kube-root-ca.crt} with the certificate that
 * vouches for the API server, and nothing else. Pods mount it beside the tokens of their accounts.
 */
public final class RootCaReconciler implements Reconciler {
  public static final String NAME = "root-ca-certificate-publisher-controller";

  /** The name of the config map. */
  public static final String CONFIG_MAP = "kube-root-ca.crt";

  private static final String KEY = "ca.crt";
  private static final String DESCRIPTION = "kubernetes.io/description";
  private static final String ABOUT =
      "Contains a CA bundle that can be used to verify the kube-apiserver when using internal"
          + " endpoints such as the internal service IP or kubernetes.default.svc. No other usage is"
          + " guaranteed across distributions of Kubernetes clusters.";

  private final Client client;
  private final String certificate;

  /**
   * Creates a reconciler.
   *
   * @param client reads namespaces and those config maps from a cache
   * @param certificate as PEM
   */
  public RootCaReconciler(Client client, String certificate) {
    this.client = client;
    this.certificate = certificate;
  }

  /** The config map of a namespace, as it should be. */
  public static ConfigMap configMap(String namespace, String certificate) {
    return ConfigMap.builder()
        .metadata(metadata ->
            metadata.name(CONFIG_MAP).namespace(namespace).annotations(Map.of(DESCRIPTION, ABOUT)))
        .data(Map.of(KEY, certificate))
        .build();
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
    if (present.isEmpty() || !present.get().status().phase().equals(NamespacePhase.ACTIVE)) {
      return Result.done();
    }
    Optional<ConfigMap> known = client.get(ConfigMap.class, namespace, CONFIG_MAP);
    try {
      write(namespace, known);
    } catch (ApiException e) {
      if (!e.isAlreadyExists() && !Refusals.isForLackOfNamespace(e)) {
        throw e;
      }
    }
    return Result.done();
  }

  private void write(String namespace, Optional<ConfigMap> known)
      throws IOException, InterruptedException {
    if (known.isEmpty()) {
      ConfigMap unused = client.create(configMap(namespace, certificate));
    } else if (!isRight(known.get())) {
      ConfigMap unused = client.update(corrected(known.get()));
    }
  }

  private boolean isRight(ConfigMap known) {
    return known.data().equals(Map.of(KEY, certificate))
        && known.binaryData().isEmpty()
        && known.metadata().annotations().containsKey(DESCRIPTION);
  }

  private ConfigMap corrected(ConfigMap known) {
    Map<String, String> annotations = new TreeMap<>(known.metadata().annotations());
    annotations.put(DESCRIPTION, ABOUT);
    return known.toBuilder()
        .metadata(known.metadata().toBuilder().annotations(annotations).build())
        .data(Map.of(KEY, certificate))
        .binaryData(Map.of())
        .build();
  }
}
