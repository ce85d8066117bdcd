package dev.navarch.benchmarks.informers;

import io.kubernetes.client.informer.ResourceEventHandler;
import io.kubernetes.client.informer.SharedIndexInformer;
import io.kubernetes.client.informer.SharedInformerFactory;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1Pod;
import io.kubernetes.client.openapi.models.V1PodList;
import io.kubernetes.client.util.CallGeneratorParams;
import io.kubernetes.client.util.Config;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import okhttp3.Call;

/** The informers of the official client; a factory has one for a type, so each has its own. */
final class OfficialInformers implements PodInformers {
  private static final String KEEP_MANAGED_FIELDS = "kubernetes.client.includeManagedFields";
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration LOOK = Duration.ofMillis(1);

  private final ApiClient client;

  private OfficialInformers(ApiClient client) {
    this.client = client;
  }

  /** A watch may be silent for as long as it likes, which has to be said here. */
  static PodInformers open(Path kubeconfig, boolean keepManagedFields) throws IOException {
    System.setProperty(KEEP_MANAGED_FIELDS, Boolean.toString(keepManagedFields));
    return new OfficialInformers(Config.fromConfig(kubeconfig.toString()).setReadTimeout(0));
  }

  @Override
  public PodInformer inform(String namespace, List<Runnable> handlers) throws IOException {
    CoreV1Api core = new CoreV1Api(client);
    SharedInformerFactory factory = new SharedInformerFactory(client);
    SharedIndexInformer<V1Pod> informer =
        factory.sharedIndexInformerFor(
            params -> list(core, namespace, params), V1Pod.class, V1PodList.class);
    handlers.forEach(handler -> informer.addEventHandler(new Handler(handler)));
    factory.startAllRegisteredInformers();
    long start = System.nanoTime();
    while (!informer.hasSynced()) {
      if (System.nanoTime() - start > PATIENCE.toNanos()) {
        factory.stopAllRegisteredInformers(true);
        throw new IOException("no sync within " + PATIENCE);
      }
      LockSupport.parkNanos(LOOK.toNanos());
    }
    return new Informer(factory, informer);
  }

  private static Call list(CoreV1Api core, String namespace, CallGeneratorParams params)
      throws ApiException {
    return namespace.isEmpty()
        ? core.listPodForAllNamespaces()
            .resourceVersion(params.resourceVersion)
            .timeoutSeconds(params.timeoutSeconds)
            .watch(params.watch)
            .buildCall(null)
        : core.listNamespacedPod(namespace)
            .resourceVersion(params.resourceVersion)
            .timeoutSeconds(params.timeoutSeconds)
            .watch(params.watch)
            .buildCall(null);
  }

  @Override
  public void close() {
    client.getHttpClient().dispatcher().executorService().shutdown();
    client.getHttpClient().connectionPool().evictAll();
  }

  private record Handler(Runnable handler) implements ResourceEventHandler<V1Pod> {
    @Override
    public void onAdd(V1Pod pod) {
      handler.run();
    }

    @Override
    public void onUpdate(V1Pod before, V1Pod after) {
      handler.run();
    }

    @Override
    public void onDelete(V1Pod pod, boolean finalStateUnknown) {
      handler.run();
    }
  }

  private record Informer(SharedInformerFactory factory, SharedIndexInformer<V1Pod> informer)
      implements PodInformer {
    @Override
    public int size() {
      return informer.getIndexer().listKeys().size();
    }

    @Override
    public void close() {
      factory.stopAllRegisteredInformers(true);
    }
  }
}
