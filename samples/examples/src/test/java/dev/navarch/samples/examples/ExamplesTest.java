package dev.navarch.samples.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.NodeCondition;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.kubernetes.typed.apps.v1.DeploymentClient;
import dev.navarch.client.kubernetes.typed.core.v1.PodClient;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.waiting.Poll;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Runs each program against a control plane of its own, over TLS, and reads what it prints. */
@WithControlPlane
class ExamplesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
  private TestControlPlane controlPlane;
  private Clientset clients;

  @BeforeEach
  void connect(TestControlPlane controlPlane) {
    this.controlPlane = controlPlane;
    clients = controlPlane.clientset();
  }

  @Test
  void nodesAreListedWithVersionAndReadiness() throws Exception {
    Node node =
        clients
            .coreV1()
            .nodes()
            .create(Node.builder().metadata(metadata -> metadata.name("worker-1")).build());
    clients
        .coreV1()
        .nodes()
        .updateStatus(
            node.toBuilder()
                .status(status ->
                    status
                        .nodeInfo(info -> info.kubeletVersion("v1.36.4"))
                        .conditions(
                            List.of(NodeCondition.builder().type("Ready").status("True").build())))
                .build());
    clients
        .coreV1()
        .nodes()
        .create(Node.builder().metadata(metadata -> metadata.name("worker-2")).build());

    ListNodes.run(controlPlane.clientConfig(), out);

    assertThat(lines())
        .containsExactly(
            "Nodes: 2",
            "  worker-1, kubelet v1.36.4, ready: True",
            "  worker-2, kubelet , ready: Unknown");
  }

  @Test
  void podsAndDeploymentsOfAllNamespacesAreListed() throws Exception {
    clients.coreV1().pods("default").create(pod("web"));
    clients.appsV1().deployments("kube-system").create(DeploymentLifecycle.deployment());

    ListPodsAndDeployments.run(controlPlane.clientConfig(), out);

    assertThat(lines())
        .containsExactly(
            "Pods: 1",
            "  default/web Pending",
            "Deployments: 1",
            "  kube-system/demo-deployment 0 of 2 ready");
  }

  @Test
  void whatIsListedWithoutTypeSaysTheSameWithOne() throws Exception {
    clients.appsV1().deployments("default").create(DeploymentLifecycle.deployment());

    ListDynamically.run(controlPlane.clientConfig(), out);

    assertThat(lines())
        .containsExactly(
            "Untyped: default/demo-deployment wants 2 replicas",
            "Typed:   default/demo-deployment wants 2 replicas");
  }

  @Test
  void everyGroupVersionIsPrintedWithItsResources() throws Exception {
    PrintResources.run(controlPlane.clientConfig(), out);

    List<String> served =
        clients.discovery().serverGroups().groups().stream()
            .flatMap(group -> group.versions().stream())
            .map(version -> version.groupVersion())
            .toList();
    assertThat(served).contains("v1", "apps/v1", "rbac.authorization.k8s.io/v1");
    assertThat(lines()).filteredOn(line -> !line.startsWith("  ")).isEqualTo(served);
    assertThat(after("v1"))
        .contains(
            "  namespaces (Namespace, of the cluster): create, delete, get, list, patch, update,"
                + " watch")
        .contains("  pods/status (Pod, in namespaces): get, patch, update");
    assertThat(after("apps/v1"))
        .contains(
            "  deployments (Deployment, in namespaces): create, delete, deletecollection, get,"
                + " list, patch, update, watch");
  }

  @Test
  void podsThatComeChangeAndGoArePrintedUntilTheEnd() throws Exception {
    PodClient pods = clients.coreV1().pods("default");
    pods.create(pod("before"));
    CountDownLatch end = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> program =
          threads.submit(() -> {
            PrintEvents.run(controlPlane.clientConfig(), out, end);
            return null;
          });
      try {
        awaitLines("1 pods are known. Ctrl-C ends.", "found default/before");

        Pod created = pods.create(pod("web"));
        awaitLines("added default/web");
        Pod updated =
            pods.update(
                created.toBuilder().metadata(metadata -> metadata.addToLabels("a", "b")).build());
        awaitLines(
            "updated default/web from version %s to %s"
                .formatted(
                    created.metadata().resourceVersion(), updated.metadata().resourceVersion()));
        pods.delete("web");
        awaitLines("deleted default/web");
        assertThat(program).isNotDone();
      } finally {
        end.countDown();
      }
      program.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
  }

  @Test
  void usersAreFoundWithTheirPodsWhichAreDeletedAfterwards() throws Exception {
    IndexByUser.run(controlPlane.clientConfig(), out);

    assertThat(lines())
        .containsExactly(
            "bert has one, two", "elmo has three", "ernie has one, three", "oscar has two");
    assertThat(clients.coreV1().pods("default").list().items()).isEmpty();
  }

  @Test
  void aPodWithoutUsersIsInNoIndex() {
    assertThat(IndexByUser.usersOf(pod("web"))).isEmpty();
  }

  @Test
  void eachPropagationPolicyDoesWhatItSaysAndNothingIsLeft() throws Exception {
    DeploymentLifecycle.run(controlPlane.clientConfig(), out);

    assertThat(lines())
        .filteredOn(line -> !line.contains("Created") && !line.contains("scaling version"))
        .containsExactly(
            "Updated demo-deployment, replicas: 1",
            "Deleted demo-deployment with policy Background",
            "  the config map is gone as well",
            "Updated demo-deployment, replicas: 1",
            "Deleted demo-deployment with policy Foreground",
            "  the config map went first",
            "Updated demo-deployment, replicas: 1",
            "Deleted demo-deployment with policy Orphan",
            "  the config map is still there and has 0 owners");
    assertThat(lines()).filteredOn("Created demo-deployment, replicas: 2"::equals).hasSize(3);
    assertThat(clients.appsV1().deployments("default").list().items()).isEmpty();
    assertThat(clients.coreV1().configMaps("default").list().items())
        .noneMatch(map -> map.metadata().name().equals("demo-notes"));
  }

  @Test
  void anUpdateThatSomebodyElseGotAheadOfIsTriedAgain() throws Exception {
    DeploymentClient deployments = clients.appsV1().deployments("default");
    deployments.create(DeploymentLifecycle.deployment());
    try (Clientset disturbed =
        Clientset.open(new Overtaken(controlPlane.transport(), deployments))) {
      DeploymentLifecycle.update(disturbed.appsV1().deployments("default"), out);
    }

    assertThat(lines()).hasSize(3);
    assertThat(lines().subList(0, 2)).allMatch(line -> line.startsWith("  scaling version "));
    assertThat(lines()).endsWith("Updated demo-deployment, replicas: 1");
    Deployment now = deployments.get("demo-deployment");
    assertThat(now.metadata().annotations()).containsEntry("somebody", "was quicker");
    assertThat(now.spec().replicas()).isEqualTo(1);
  }

  /** Changes the deployment before the first update that comes this way. One thread uses it. */
  private static final class Overtaken implements Transport {
    private final Transport way;
    private final DeploymentClient deployments;
    private boolean done;

    Overtaken(Transport way, DeploymentClient deployments) {
      this.way = way;
      this.deployments = deployments;
    }

    @Override
    public TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
      if (request.method().equals("PUT") && !done) {
        done = true;
        Deployment current = deployments.get("demo-deployment");
        deployments.update(
            current.toBuilder()
                .metadata(metadata -> metadata.annotations(Map.of("somebody", "was quicker")))
                .build());
      }
      return way.send(request);
    }

    @Override
    public void close() {
      way.close();
    }
  }

  // ---- what is there, and what is printed

  private static Pod pod(String name) {
    return Pod.builder()
        .metadata(metadata -> metadata.name(name))
        .spec(spec -> spec.addToContainers(container -> container.name("web").image("nginx")))
        .build();
  }

  private List<String> lines() {
    return printed.toString(StandardCharsets.UTF_8).lines().toList();
  }

  /** The resources that are printed for a version. */
  private List<String> after(String version) {
    List<String> all = lines();
    return all.subList(all.indexOf(version) + 1, all.size()).stream()
        .takeWhile(line -> line.startsWith("  "))
        .toList();
  }

  private void awaitLines(String... expected) throws Exception {
    Poll.every(Duration.ofMillis(10))
        .within(PATIENCE)
        .until(() -> lines().containsAll(List.of(expected)));
  }
}
