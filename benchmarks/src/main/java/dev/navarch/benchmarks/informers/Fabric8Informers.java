package dev.navarch.benchmarks.informers;

import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.dsl.Informable;
import io.fabric8.kubernetes.client.informers.ResourceEventHandler;
import io.fabric8.kubernetes.client.informers.SharedIndexInformer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The informers of fabric8. */
record Fabric8Informers(KubernetesClient client) implements PodInformers {
  static PodInformers open(Path kubeconfig) throws IOException {
    Config config = Config.fromKubeconfig(Files.readString(kubeconfig));
    return new Fabric8Informers(new KubernetesClientBuilder().withConfig(config).build());
  }

  @Override
  public PodInformer inform(String namespace, List<Runnable> handlers) {
    Informable<Pod> pods =
        namespace.isEmpty() ? client.pods().inAnyNamespace() : client.pods().inNamespace(namespace);
    if (handlers.isEmpty()) {
      return new Informer(pods.inform());
    }
    SharedIndexInformer<Pod> informer = pods.inform(new Handler(handlers.getFirst()));
    for (Runnable handler : handlers.subList(1, handlers.size())) {
      informer.addEventHandler(new Handler(handler));
    }
    return new Informer(informer);
  }

  @Override
  public void close() {
    client.close();
  }

  private record Handler(Runnable handler) implements ResourceEventHandler<Pod> {
    @Override
    public void onAdd(Pod pod) {
      handler.run();
    }

    @Override
    public void onUpdate(Pod before, Pod after) {
      handler.run();
    }

    @Override
    public void onDelete(Pod pod, boolean finalStateUnknown) {
      handler.run();
    }
  }

  private record Informer(SharedIndexInformer<Pod> informer) implements PodInformer {
    @Override
    public int size() {
      return informer.getStore().listKeys().size();
    }

    @Override
    public void close() {
      informer.close();
    }
  }
}
