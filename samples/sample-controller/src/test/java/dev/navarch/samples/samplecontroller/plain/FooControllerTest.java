package dev.navarch.samples.samplecontroller.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.fake.Action;
import dev.navarch.client.kubernetes.fake.FakeClientset;
import dev.navarch.samples.samplecontroller.FooDeployment;
import dev.navarch.samples.samplecontroller.apis.v1alpha1.Foo;
import dev.navarch.samples.samplecontroller.generated.clientset.fake.FakeSampleClientset;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** The controller without a server: fakes have the objects, and tell what was asked of them. */
class FooControllerTest {
  private static final long PATIENCE_MILLIS = 30_000;

  private static Foo foo(int replicas) {
    return Foo.builder()
        .metadata(metadata -> metadata.namespace("default").name("test").uid("uid-of-test"))
        .spec(spec -> spec.deploymentName("test-deployment").replicas(replicas))
        .build();
  }

  /** What a controller writes, apart from events, until a condition holds. */
  private static List<String> writes(Foo foo, Until until, MetaObject... deployments)
      throws Exception {
    try (FakeClientset kubernetes = new FakeClientset(deployments);
        FakeSampleClientset samples = new FakeSampleClientset(foo);
        FooController controller = new FooController(kubernetes, samples)) {
      controller.start(1);
      eventually(() -> until.holds(kubernetes, samples));
      return kubernetes.fake().actions().stream()
          .filter(FooControllerTest::isWrite)
          .map(FooControllerTest::text)
          .toList();
    }
  }

  private interface Until {
    boolean holds(FakeClientset kubernetes, FakeSampleClientset samples) throws Exception;
  }

  private static boolean isWrite(Action action) {
    return !List.of("list", "watch", "get").contains(action.verb())
        && !action.target().resource().resource().equals("events");
  }

  private static String text(Action action) {
    return action.verb() + " " + action.target().resource().resource();
  }

  private static boolean isSized(FakeClientset kubernetes, int replicas) throws Exception {
    return kubernetes.appsV1().deployments("default").list().items().stream()
        .anyMatch(made -> Objects.equals(made.spec().replicas(), replicas));
  }

  private static boolean saidSo(FakeClientset kubernetes, String reason) throws Exception {
    return kubernetes.coreV1().events("default").list().items().stream()
        .anyMatch(event -> event.reason().equals(reason));
  }

  @Test
  void aDeploymentIsCreated() throws Exception {
    assertThat(writes(foo(3), (kubernetes, samples) -> isSized(kubernetes, 3)))
        .containsOnly("create deployments");
  }

  @Test
  void aDeploymentOfAnotherSizeIsUpdated() throws Exception {
    Deployment small = FooDeployment.wantedBy(foo(1));

    assertThat(writes(foo(3), (kubernetes, samples) -> isSized(kubernetes, 3), small))
        .containsOnly("update deployments");
  }

  @Test
  void aDeploymentThatIsRightIsLeftAlone() throws Exception {
    Deployment right = FooDeployment.wantedBy(foo(3));

    assertThat(writes(foo(3), (kubernetes, samples) -> saidSo(kubernetes, "Synced"), right))
        .isEmpty();
  }

  @Test
  void aDeploymentOfSomebodyElseIsLeftAlone() throws Exception {
    Deployment foreign =
        FooDeployment.wantedBy(foo(1)).toBuilder()
            .metadata(metadata -> metadata.ownerReferences(List.of()))
            .build();

    assertThat(
            writes(
                foo(3), (kubernetes, samples) -> saidSo(kubernetes, "ErrResourceExists"), foreign))
        .isEmpty();
  }

  @Test
  void theStatusFollowsTheDeployment() throws Exception {
    Deployment running =
        FooDeployment.wantedBy(foo(3)).toBuilder()
            .status(status -> status.availableReplicas(2))
            .build();

    assertThat(
            writes(
                foo(3),
                (kubernetes, samples) ->
                    samples
                            .samplecontrollerV1alpha1()
                            .foos("default")
                            .get("test")
                            .status()
                            .availableReplicas()
                        == 2,
                running))
        .isEmpty();
  }

  private static void eventually(Callable<Boolean> condition) throws Exception {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!condition.call()) {
      assertThat(System.currentTimeMillis()).as("it does not come about").isLessThan(end);
      Thread.sleep(10);
    }
  }
}
