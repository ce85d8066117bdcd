package dev.navarch.benchmarks.informers;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodList;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.cache.ResourceEventHandler;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.informers.SharedInformerFactory;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;

/** Navarch's informers; each has a factory of its own, which restricts it to a namespace. */
final class NavarchInformers implements PodInformers {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private final RestClient client;
  private final boolean keepManagedFields;

  private NavarchInformers(RestClient client, boolean keepManagedFields) {
    this.client = client;
    this.keepManagedFields = keepManagedFields;
  }

  /** Requests are not limited, as those of the other libraries are not. */
  static PodInformers open(Path kubeconfig, String mediaType, boolean keepManagedFields)
      throws IOException {
    RestClient client =
        RestClient.builder(ClientConfig.fromKubeconfig(kubeconfig))
            .rateLimiter(RateLimiter.UNLIMITED)
            .mediaType(mediaType)
            .build();
    return new NavarchInformers(
        client.forGroupVersion(new GroupVersion("", "v1")), keepManagedFields);
  }

  @Override
  public PodInformer inform(String namespace, List<Runnable> handlers) throws Exception {
    UnaryOperator<MetaObject> kept =
        keepManagedFields ? UnaryOperator.identity() : NavarchInformers::withoutManagedFields;
    SharedInformerFactory factory =
        SharedInformerFactory.builder().namespace(namespace).transform(kept).build();
    SharedIndexInformer<Pod> informer =
        factory.informerFor(
            Pod.class,
            in ->
                new ResourceClient<>(client, "pods", Pod.class, PodList.class, in).listerWatcher());
    for (Runnable handler : handlers) {
      var unused =
          informer.addEventHandler(
              ResourceEventHandler.of(
                  added -> handler.run(),
                  (before, after) -> handler.run(),
                  deleted -> handler.run()));
    }
    factory.start();
    if (factory.waitForCacheSync(PATIENCE).containsValue(false)) {
      factory.close();
      throw new IOException("no sync within " + PATIENCE);
    }
    return new Informer(factory, informer);
  }

  private static MetaObject withoutManagedFields(MetaObject object) {
    Pod pod = (Pod) object;
    return pod.toBuilder()
        .metadata(pod.metadata().toBuilder().managedFields(List.of()).build())
        .build();
  }

  @Override
  public void close() {
    client.close();
  }

  private record Informer(SharedInformerFactory factory, SharedIndexInformer<Pod> informer)
      implements PodInformer {
    @Override
    public int size() {
      return informer.indexer().listKeys().size();
    }

    @Override
    public void close() {
      factory.close();
    }
  }
}
