package dev.navarch.benchmarks.informers;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespaceList;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodList;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.api.core.v1.ServiceAccountList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.benchmarks.PodSize;
import dev.navarch.benchmarks.PodTemplate;
import dev.navarch.benchmarks.measuring.Crew;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Pods on a server, in a namespace made for them. Each is created by one field manager and gets its
 * status from another, so that it looks as if it ran; it has one container, so that it stays near 5
 * KB, and no node and no owner, so that nobody in a cluster minds it. For one thread.
 */
final class PodLoad implements AutoCloseable {
  private static final int WRITERS = 16;
  private static final String ACCOUNT = "checkout";

  private final RestClient client;
  private final ResourceClient<Pod, PodList> pods;
  private final ResourceClient<Namespace, NamespaceList> namespaces;
  private final String namespace;
  private final PodTemplate template = PodSize.LARGE.template();
  private final JsonSerializer json = new JsonSerializer(AllTypes.scheme());
  private int made;

  private PodLoad(RestClient client, String namespace) {
    this.client = client;
    this.namespace = namespace;
    pods = new ResourceClient<>(client, "pods", Pod.class, PodList.class, namespace);
    namespaces =
        new ResourceClient<>(client, "namespaces", Namespace.class, NamespaceList.class, null);
  }

  /** Makes the namespace, and in it the account that pods need. */
  static PodLoad create(Path kubeconfig, String namespace)
      throws IOException, InterruptedException {
    RestClient client =
        RestClient.builder(ClientConfig.fromKubeconfig(kubeconfig))
            .rateLimiter(RateLimiter.UNLIMITED)
            .build()
            .forGroupVersion(new GroupVersion("", "v1"));
    PodLoad load = new PodLoad(client, namespace);
    MetaObject unused =
        load.namespaces.create(Namespace.builder().metadata(named(namespace)).build());
    unused =
        new ResourceClient<>(
                client,
                "serviceaccounts",
                ServiceAccount.class,
                ServiceAccountList.class,
                namespace)
            .create(ServiceAccount.builder().metadata(named(ACCOUNT)).build());
    return load;
  }

  private static ObjectMeta named(String name) {
    return ObjectMeta.builder().name(name).build();
  }

  /** Makes pods until there are so many. */
  void fillTo(int count) throws IOException {
    Crew.work(WRITERS, made, count, this::make);
    made = Math.max(made, count);
  }

  private void make(int number) throws IOException, InterruptedException {
    Pod wanted = (Pod) json.decode(template.pod(number));
    Pod created =
        pods.create(
            wanted.toBuilder()
                .metadata(
                    ObjectMeta.builder()
                        .name(wanted.metadata().name())
                        .labels(wanted.metadata().labels())
                        .annotations(wanted.metadata().annotations())
                        .build())
                .spec(
                    wanted.spec().toBuilder()
                        .containers(wanted.spec().containers().subList(0, 1))
                        .nodeName("")
                        .schedulerName("bench-none")
                        .automountServiceAccountToken(false)
                        .build())
                .build(),
            CreateOptions.builder().fieldManager("kube-controller-manager").build());
    PodStatus status =
        wanted.status().toBuilder()
            .containerStatuses(wanted.status().containerStatuses().subList(0, 1))
            .build();
    Pod unused =
        pods.updateStatus(
            created.toBuilder().status(status).build(),
            UpdateOptions.builder().fieldManager("kubelet").build());
  }

  /** The length of a pod as the server gives it, in JSON. */
  int podBytes() throws IOException, InterruptedException {
    MetaObject pod = pods.list(ListOptions.builder().limit(1).build()).items().getFirst();
    return json.encode(pod).length;
  }

  /** Deletes the namespace with everything in it; a cluster may take its time for that. */
  void delete() throws IOException, InterruptedException {
    DeleteOptions now = DeleteOptions.builder().gracePeriodSeconds(0L).build();
    ListOptions one = ListOptions.builder().limit(1).build();
    while (!pods.list(one).items().isEmpty()) {
      try {
        pods.deleteCollection(now, ListOptions.builder().build());
      } catch (ApiException e) {
        if (e.reason() != StatusReason.TIMEOUT) {
          throw e;
        }
      }
    }
    namespaces.delete(namespace);
  }

  @Override
  public void close() {
    client.close();
  }
}
