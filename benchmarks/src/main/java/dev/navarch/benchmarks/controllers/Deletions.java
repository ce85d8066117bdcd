package dev.navarch.benchmarks.controllers;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespaceList;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.benchmarks.measuring.Crew;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Namespaces, owners and dependents on a server, and how long it takes until they are gone. All are
 * config maps. Times are in milliseconds.
 */
final class Deletions implements AutoCloseable {
  private static final int HANDS = 16;
  private static final String OWNER = "owner";
  private static final long PATIENCE_SECONDS = 300;
  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

  private final RestClient client;
  private final ResourceClient<Namespace, NamespaceList> namespaces;

  private Deletions(RestClient client) {
    this.client = client;
    namespaces =
        new ResourceClient<>(client, "namespaces", Namespace.class, NamespaceList.class, null);
  }

  /** Of the server of a kubeconfig. */
  static Deletions on(Path kubeconfig) throws IOException {
    return new Deletions(
        RestClient.builder(ClientConfig.fromKubeconfig(kubeconfig))
            .rateLimiter(RateLimiter.UNLIMITED)
            .build()
            .forGroupVersion(new GroupVersion("", "v1")));
  }

  private ResourceClient<ConfigMap, ConfigMapList> maps(String namespace) {
    return new ResourceClient<>(
        client, "configmaps", ConfigMap.class, ConfigMapList.class, namespace);
  }

  void createNamespace(String name) throws IOException, InterruptedException {
    MetaObject unused =
        namespaces.create(Namespace.builder().metadata(meta -> meta.name(name)).build());
  }

  /** Makes config maps of about a kilobyte that nobody owns. */
  void fill(String namespace, int count) throws IOException {
    create(namespace, count, 1 << 10, List.of());
  }

  /** Makes an owner and its dependents. */
  void fillWithDependents(String namespace, int count, int bytes)
      throws IOException, InterruptedException {
    ConfigMap owner =
        maps(namespace).create(ConfigMap.builder().metadata(meta -> meta.name(OWNER)).build());
    OwnerReference reference =
        OwnerReference.builder()
            .apiVersion("v1")
            .kind("ConfigMap")
            .name(OWNER)
            .uid(owner.metadata().uid())
            .blockOwnerDeletion(true)
            .build();
    create(namespace, count, bytes, List.of(reference));
  }

  private void create(String namespace, int count, int bytes, List<OwnerReference> owners)
      throws IOException {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(namespace);
    Crew.work(
        HANDS,
        0,
        count,
        number -> {
          MetaObject unused =
              maps.create(
                  ConfigMap.builder()
                      .metadata(meta -> meta.name(name(number)).ownerReferences(owners))
                      .data(Map.of("text", "%04d ".formatted(number).repeat(bytes / 5)))
                      .build());
        });
  }

  private static String name(int number) {
    return "map-" + number;
  }

  /** As a client does it that deletes everything by itself, with so many threads. */
  double deleteOneByOne(String namespace, int count, int hands) throws IOException {
    ResourceClient<ConfigMap, ConfigMapList> maps = maps(namespace);
    long start = System.nanoTime();
    Crew.work(hands, 0, count, number -> maps.delete(name(number)));
    return since(start);
  }

  double deleteWithThreads(String namespace, int count) throws IOException {
    return deleteOneByOne(namespace, count, HANDS);
  }

  /** Deletes a namespace, until a watch says that it is gone. */
  double deleteNamespace(String name) throws IOException, InterruptedException {
    Namespace last = namespaces.get(name);
    ListOptions from =
        ListOptions.builder()
            .fieldSelector("metadata.name=" + name)
            .resourceVersion(last.metadata().resourceVersion())
            .timeoutSeconds(PATIENCE_SECONDS)
            .build();
    try (Watch<Namespace> watch = namespaces.watch(from)) {
      long start = System.nanoTime();
      namespaces.delete(name);
      for (Event<Namespace> event = watch.next(); event != null; event = watch.next()) {
        if (event instanceof Event.Deleted<Namespace>) {
          return since(start);
        }
      }
    }
    throw new IOException("namespace %s is not gone".formatted(name));
  }

  /** Deletes the owner, until neither it nor any dependent is there. */
  double deleteOwner(String namespace, String policy) throws IOException, InterruptedException {
    ListOptions own = ListOptions.builder().limit(2).build();
    long start = System.nanoTime();
    maps(namespace).delete(OWNER, DeleteOptions.builder().propagationPolicy(policy).build());
    while (since(start) < 1_000 * PATIENCE_SECONDS) {
      // one is left in any namespace: that with the authority of the server
      if (maps(namespace).list(own).items().size() <= 1) {
        return since(start);
      }
      Thread.sleep(BETWEEN_LOOKS);
    }
    throw new IOException("dependents in %s are not gone".formatted(namespace));
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  @Override
  public void close() {
    client.close();
  }
}
