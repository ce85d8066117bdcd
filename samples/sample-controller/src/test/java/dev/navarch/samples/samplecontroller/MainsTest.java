package dev.navarch.samples.samplecontroller;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.samples.samplecontroller.apis.v1alpha1.Foo;
import dev.navarch.samples.samplecontroller.generated.clientset.SampleClientset;
import dev.navarch.samples.samplecontroller.generated.clientset.typed.samplecontroller.v1alpha1.FooClient;
import dev.navarch.samples.samplecontroller.plain.PlainMain;
import dev.navarch.samples.samplecontroller.reconciling.ReconcilingMain;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs as people start them: a process of their own, with a kubeconfig. */
@WithControlPlane
class MainsTest {
  private static final String NAMESPACE = "default";
  private static final long PATIENCE_MILLIS = 60_000;

  /** What a process exits with that was told to end: 128, and the number of the signal. */
  private static final int TERMINATED = 143;

  @TempDir private Path folder;
  private RestClient client;
  private Clientset kubernetes;
  private Process process;

  @BeforeEach
  void connect(TestControlPlane controlPlane) throws IOException {
    client =
        RestClient.builder(controlPlane.transport())
            .scheme(ReconcilingMain.scheme())
            .rateLimiter(RateLimiter.UNLIMITED)
            .build();
    kubernetes = new Clientset(client);
    controlPlane.writeKubeconfig(folder.resolve("kubeconfig"));
  }

  @AfterEach
  void end() throws InterruptedException {
    if (process != null) {
      process.destroyForcibly().waitFor();
    }
  }

  private void start(Class<?> main) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            main.getName());
    builder.environment().put("KUBECONFIG", folder.resolve("kubeconfig").toString());
    process =
        builder.redirectErrorStream(true).redirectOutput(folder.resolve("output").toFile()).start();
  }

  private String output() throws IOException {
    return Files.readString(folder.resolve("output"));
  }

  private int terminate() throws IOException, InterruptedException {
    process.destroy();
    assertThat(process.waitFor(20, TimeUnit.SECONDS)).as(output()).isTrue();
    return process.exitValue();
  }

  private void defineFoos() throws Exception {
    var unused =
        client
            .post()
            .absPath("/apis/apiextensions.k8s.io/v1/customresourcedefinitions")
            .header("Content-Type", "application/yaml")
            .body(FooDefinition.yaml())
            .send()
            .raw();
    FooClient foos = new SampleClientset(client).samplecontrollerV1alpha1().foos(NAMESPACE);
    eventually(() -> foos.list().items().isEmpty());
    Foo foo =
        Foo.builder()
            .metadata(metadata -> metadata.name("example"))
            .spec(spec -> spec.deploymentName("example-deployment").replicas(3))
            .build();
    var unusedFoo = foos.create(foo);
  }

  private boolean hasDeployment() throws IOException, InterruptedException {
    return kubernetes.appsV1().deployments(NAMESPACE).list().items().stream()
        .anyMatch(deployment -> deployment.metadata().name().equals("example-deployment"));
  }

  private Lease lease() throws IOException, InterruptedException {
    return kubernetes.coordinationV1().leases(NAMESPACE).get("sample-controller");
  }

  @Test
  void thePlainFormWorksUntilItIsToldToEnd() throws Exception {
    defineFoos();

    start(PlainMain.class);

    eventually(this::hasDeployment);
    eventually(() -> output().contains("The sample controller runs."));
    assertThat(terminate()).as(output()).isEqualTo(TERMINATED);
    assertThat(output()).contains("The sample controller has ended.");
  }

  @Test
  void theReconcilingFormGivesItsLeaseBackWhenItIsToldToEnd() throws Exception {
    defineFoos();

    start(ReconcilingMain.class);

    eventually(this::hasDeployment);
    assertThat(lease().spec().holderIdentity()).isNotEmpty();
    assertThat(terminate()).as(output()).isEqualTo(TERMINATED);
    assertThat(lease().spec().holderIdentity()).isNullOrEmpty();
  }

  @Test
  void thePlainFormEndsAtOnceWhileItWaitsForADefinition() throws Exception {
    start(PlainMain.class);

    eventually(() -> output().contains("looks what is there"));
    assertThat(terminate()).as(output()).isEqualTo(TERMINATED);
    assertThat(output()).contains("The sample controller has ended.").doesNotContain("runs.");
  }

  private interface Condition {
    boolean holds() throws Exception;
  }

  private void eventually(Condition condition) throws Exception {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!holds(condition)) {
      String said = process == null ? "" : output();
      assertThat(System.currentTimeMillis()).as("it does not come about: " + said).isLessThan(end);
      assertThat(process == null || process.isAlive()).as(said).isTrue();
      Thread.sleep(20);
    }
  }

  /** Whether something is so; a server that does not know it yet counts as no. */
  private static boolean holds(Condition condition) throws Exception {
    try {
      return condition.holds();
    } catch (ApiException e) {
      return false;
    }
  }
}
