package dev.navarch.samples.samplecontroller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.DeploymentSpec;
import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.retry.Retry;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.samples.samplecontroller.apis.v1alpha1.Foo;
import dev.navarch.samples.samplecontroller.generated.clientset.SampleClientset;
import dev.navarch.samples.samplecontroller.generated.clientset.typed.samplecontroller.v1alpha1.FooClient;
import dev.navarch.samples.samplecontroller.plain.FooController;
import dev.navarch.samples.samplecontroller.reconciling.FooReconciler;
import dev.navarch.samples.samplecontroller.reconciling.ReconcilingMain;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both forms of the controller do the same, on a control plane of their own. */
@WithControlPlane
class SampleControllerTest {
  private static final String NAMESPACE = "default";
  private static final long PATIENCE_MILLIS = 30_000;
  private static final int TEN = 10;
  private static final String SYNCED = "Normal Synced Foo synced successfully";

  /** The two ways in which the controller is written. */
  enum Form {
    PLAIN {
      @Override
      AutoCloseable start(RestClient client) throws Exception {
        FooController controller =
            new FooController(new Clientset(client), new SampleClientset(client));
        controller.start(2);
        return controller;
      }
    },
    RECONCILING {
      @Override
      AutoCloseable start(RestClient client) throws Exception {
        Manager manager = Manager.builder(client).build();
        FooReconciler.addTo(manager);
        manager.start();
        return manager;
      }
    };

    abstract AutoCloseable start(RestClient client) throws Exception;
  }

  /** A way to a server that fails for all creations of Deployments after the first ones. */
  private static final class FailingCreates implements Transport {
    private final Transport way;
    private final Semaphore left;
    private final AtomicInteger refused = new AtomicInteger();

    FailingCreates(Transport way, int left) {
      this.way = way;
      this.left = new Semaphore(left);
    }

    @Override
    public TransportAnswer send(TransportRequest request) throws IOException, InterruptedException {
      boolean creates = request.method().equals("POST") && request.path().contains("/deployments");
      if (creates && !left.tryAcquire()) {
        refused.incrementAndGet();
        throw new IOException("the connection is gone");
      }
      return way.send(request);
    }

    @Override
    public void close() {
      way.close();
    }
  }

  private RestClient client;
  private Clientset kubernetes;
  private FooClient foos;

  @BeforeAll
  static void defineFoos(TestControlPlane controlPlane) throws Exception {
    RestClient client = client(controlPlane);
    var unused =
        client
            .post()
            .absPath("/apis/apiextensions.k8s.io/v1/customresourcedefinitions")
            .header("Content-Type", "application/yaml")
            .body(FooDefinition.yaml())
            .send()
            .raw();
    FooClient foos = new SampleClientset(client).samplecontrollerV1alpha1().foos(NAMESPACE);
    eventually(() -> lists(foos));
  }

  private static boolean lists(FooClient foos) {
    try {
      return foos.list().items().isEmpty();
    } catch (Exception e) {
      return false; // the server does not serve them yet
    }
  }

  private static RestClient client(TestControlPlane controlPlane) {
    return client(controlPlane.transport());
  }

  private static RestClient client(Transport transport) {
    return RestClient.builder(transport)
        .scheme(ReconcilingMain.scheme())
        .rateLimiter(RateLimiter.UNLIMITED)
        .build();
  }

  @BeforeEach
  void connect(TestControlPlane controlPlane) {
    client = client(controlPlane);
    kubernetes = new Clientset(client);
    foos = new SampleClientset(client).samplecontrollerV1alpha1().foos(NAMESPACE);
  }

  @ParameterizedTest
  @EnumSource
  void deploymentsFollowFoosThroughTheirLife(Form form) throws Exception {
    try (AutoCloseable controller = form.start(client)) {
      for (int i = 0; i < TEN; i++) {
        foos.create(foo(i, 1 + i % 5));
      }
      eventually(() -> deployments().equals(sizes(0, TEN, i -> 1 + i % 5)));
      for (int i = 0; i < TEN; i++) {
        makeAvailable("deployment-" + i, i);
      }
      eventually(() -> availableReplicas().equals(IntStream.range(0, TEN).boxed().toList()));
      assertThat(deployments()).isEqualTo(sizes(0, TEN, i -> 1 + i % 5));

      for (int i = 0; i < TEN; i++) {
        resize("foo-" + i, 10 - i);
      }
      eventually(() -> deployments().equals(sizes(0, TEN, i -> 10 - i)));
      for (int i = 0; i < TEN; i++) {
        makeAvailable("deployment-" + i, 10 - i);
      }
      eventually(
          () -> availableReplicas().equals(IntStream.range(0, TEN).mapToObj(i -> 10 - i).toList()));
      for (int i = 0; i < TEN; i++) {
        String name = "foo-" + i;
        eventually(() -> reasons(name).equals(List.of(SYNCED)));
      }

      for (int i = 0; i < TEN; i++) {
        foos.delete("foo-" + i, DeleteOptions.builder().propagationPolicy("Background").build());
      }
      eventually(() -> deployments().isEmpty());
      assertThat(foos.list().items()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatSomebodyChangesOrDeletesIsPutRight(Form form) throws Exception {
    try (AutoCloseable controller = form.start(client)) {
      foos.create(foo(0, 2));
      eventually(() -> deployments().equals(Map.of("deployment-0", 2)));

      Deployment made = kubernetes.appsV1().deployments(NAMESPACE).get("deployment-0");
      kubernetes
          .appsV1()
          .deployments(NAMESPACE)
          .update(made.toBuilder().spec(spec(made, 9)).build());
      eventually(() -> deployments().equals(Map.of("deployment-0", 2)));

      kubernetes.appsV1().deployments(NAMESPACE).delete("deployment-0");
      eventually(() -> deployments().equals(Map.of("deployment-0", 2)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDeploymentOfSomebodyElseIsLeftAloneAndAnEventSaysSo(Form form) throws Exception {
    Foo other = foo(0, 1);
    Deployment foreign =
        FooDeployment.wantedBy(
            other.toBuilder().metadata(m -> m.namespace(NAMESPACE).name("x").uid("u")).build());
    kubernetes
        .appsV1()
        .deployments(NAMESPACE)
        .create(foreign.toBuilder().metadata(m -> m.ownerReferences(List.of())).build());
    try (AutoCloseable controller = form.start(client)) {
      foos.create(foo(0, 5));
      eventually(() ->
          reasons("foo-0")
              .contains(
                  "Warning ErrResourceExists Resource \"deployment-0\" already exists and is"
                      + " not managed by Foo"));
      assertThat(deployments()).isEqualTo(Map.of("deployment-0", 1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatHappensWhileNobodyLooksIsMadeUpFor(Form form) throws Exception {
    try (AutoCloseable controller = form.start(client)) {
      for (int i = 0; i < 4; i++) {
        foos.create(foo(i, 2));
      }
      eventually(() -> deployments().equals(sizes(0, 4, i -> 2)));
    }
    foos.create(foo(4, 3));
    resize("foo-1", 6);
    foos.delete("foo-2", DeleteOptions.builder().propagationPolicy("Background").build());
    Map<String, Integer> wanted = sizes(0, 5, i -> i == 1 ? 6 : i == 4 ? 3 : 2);
    wanted.remove("deployment-2");
    String untouched = versions().get("deployment-0");

    try (AutoCloseable controller = form.start(client)) {
      eventually(() -> deployments().equals(wanted));
    }

    assertThat(versions()).containsEntry("deployment-0", untouched);
  }

  @ParameterizedTest
  @EnumSource
  void aRestartWithTheQueueHalfWorkedOffLosesNothing(Form form, TestControlPlane controlPlane)
      throws Exception {
    for (int i = 0; i < TEN; i++) {
      foos.create(foo(i, 1 + i));
    }
    FailingCreates failing = new FailingCreates(controlPlane.transport(), TEN / 2);
    try (RestClient half = client(failing);
        AutoCloseable controller = form.start(half)) {
      eventually(() -> failing.refused.get() > 0 && deployments().size() == TEN / 2);
    }
    Map<String, Integer> before = deployments();
    Map<String, String> made = versions();
    made.keySet().retainAll(before.keySet());

    try (AutoCloseable controller = form.start(client)) {
      eventually(() -> deployments().equals(sizes(0, TEN, i -> 1 + i)));
      for (int i = 0; i < TEN; i++) {
        String name = "foo-" + i;
        eventually(() -> reasons(name).contains(SYNCED));
      }
    }

    assertThat(before).hasSize(TEN / 2);
    assertThat(versions()).containsAllEntriesOf(made);
  }

  @ParameterizedTest
  @EnumSource
  void aRestartWithNothingToDoChangesNothing(Form form) throws Exception {
    try (AutoCloseable controller = form.start(client)) {
      for (int i = 0; i < TEN; i++) {
        foos.create(foo(i, 2));
      }
      eventually(() -> deployments().equals(sizes(0, TEN, i -> 2)));
      for (int i = 0; i < TEN; i++) {
        makeAvailable("deployment-" + i, 2);
      }
      eventually(() -> availableReplicas().equals(Collections.nCopies(TEN, 2)));
    }
    Map<String, String> before = versions();
    Map<String, Integer> told = synced();
    assertThat(before).hasSize(2 * TEN);

    try (AutoCloseable controller = form.start(client)) {
      eventually(() ->
          synced().entrySet().stream()
              .allMatch(foo -> foo.getValue() > told.getOrDefault(foo.getKey(), 0)));
    }

    assertThat(versions()).isEqualTo(before);
  }

  @Test
  void theServerKeepsFoosWithinTheirLimits() {
    assertThat(catching(() -> foos.create(foo(0, 11))))
        .contains("spec.replicas", "should be less than or equal to 10");
    assertThat(catching(() -> foos.create(foo(0, 0))))
        .contains("spec.replicas", "should be greater than or equal to 1");
  }

  // ---- what is there

  private Map<String, Integer> deployments() {
    Map<String, Integer> sizes = new TreeMap<>();
    for (Deployment deployment :
        call(() -> kubernetes.appsV1().deployments(NAMESPACE).list()).items()) {
      sizes.put(deployment.metadata().name(), Objects.requireNonNull(deployment.spec().replicas()));
    }
    return sizes;
  }

  /** The versions of all Foos and Deployments, by name. */
  private Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    List<MetaObject> all = new ArrayList<>(call(() -> foos.list()).items());
    all.addAll(call(() -> kubernetes.appsV1().deployments(NAMESPACE).list()).items());
    all.forEach(
        object -> versions.put(object.metadata().name(), object.metadata().resourceVersion()));
    return versions;
  }

  /** What the ten Foos tell of their Deployments, in order. */
  private List<Integer> availableReplicas() {
    return call(() -> foos.list()).items().stream()
        .sorted(Comparator.comparing(foo -> foo.metadata().name()))
        .map(foo -> foo.status().availableReplicas())
        .toList();
  }

  /** How often it was said that Foos are in order, by name. */
  private Map<String, Integer> synced() {
    Map<String, Integer> times = new TreeMap<>();
    for (Event event : call(() -> kubernetes.coreV1().events(NAMESPACE).list()).items()) {
      if (text(event).equals(SYNCED)) {
        times.merge(event.involvedObject().name(), Math.max(1, event.count()), Integer::sum);
      }
    }
    return times;
  }

  private List<String> reasons(String foo) {
    return call(() -> kubernetes.coreV1().events(NAMESPACE).list()).items().stream()
        .filter(event -> event.involvedObject().name().equals(foo))
        .map(SampleControllerTest::text)
        .distinct()
        .toList();
  }

  private static String text(Event event) {
    return event.type() + " " + event.reason() + " " + event.message();
  }

  // ---- what is wanted

  private static Foo foo(int number, int replicas) {
    return Foo.builder()
        .metadata(metadata -> metadata.name("foo-" + number))
        .spec(spec -> spec.deploymentName("deployment-" + number).replicas(replicas))
        .build();
  }

  private void resize(String name, int replicas) throws IOException, InterruptedException {
    Retry.onConflict(() -> {
      Foo foo = foos.get(name);
      return foos.update(foo.toBuilder().spec(spec -> spec.replicas(replicas)).build());
    });
  }

  /** Says of a Deployment what its own controller would say. */
  private void makeAvailable(String name, int replicas) throws IOException, InterruptedException {
    Retry.onConflict(() -> {
      Deployment made = kubernetes.appsV1().deployments(NAMESPACE).get(name);
      return kubernetes
          .appsV1()
          .deployments(NAMESPACE)
          .updateStatus(
              made.toBuilder()
                  .status(
                      made.status().toBuilder()
                          .replicas(10)
                          .readyReplicas(10)
                          .availableReplicas(replicas)
                          .build())
                  .build());
    });
  }

  private static DeploymentSpec spec(Deployment made, int replicas) {
    return made.spec().toBuilder().replicas(replicas).build();
  }

  private static Map<String, Integer> sizes(int from, int to, IntUnaryOperator replicas) {
    Map<String, Integer> sizes = new TreeMap<>();
    IntStream.range(from, to).forEach(i -> sizes.put("deployment-" + i, replicas.applyAsInt(i)));
    return sizes;
  }

  // ---- calls and waiting

  private interface Call<T> {
    T make() throws IOException, InterruptedException;
  }

  private static <T> T call(Call<T> call) {
    try {
      return call.make();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String catching(Call<?> call) {
    try {
      var unused = call.make();
      return "";
    } catch (Exception e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static void eventually(BooleanSupplier condition) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!condition.getAsBoolean()) {
      assertThat(System.currentTimeMillis()).as("it does not come about").isLessThan(end);
      Thread.sleep(10);
    }
  }
}
