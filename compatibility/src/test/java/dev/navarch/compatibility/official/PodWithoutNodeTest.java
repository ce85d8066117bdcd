package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.Exec;
import io.kubernetes.client.PodLogs;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1Pod;
import java.io.InputStream;
import java.net.ProtocolException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What the client shows for a pod that runs nowhere. */
@WithControlPlane
final class PodWithoutNodeTest {
  private final ApiClient client;
  private final CoreV1Api core;

  PodWithoutNodeTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
  }

  @Test
  void itsLogIsEmpty() throws Exception {
    V1Pod pod = Samples.createPod(core, "pod");

    try (InputStream log = new PodLogs(client).streamNamespacedPodLog(pod)) {
      assertThat(log.readAllBytes()).isEmpty();
    }
    assertThat(core.readNamespacedPodLog("pod", NAMESPACE).execute()).isNullOrEmpty();
  }

  @Test
  void aContainerThatItDoesNotHaveHasNoLog() throws Exception {
    Samples.createPod(core, "pod");

    Refusal refusal =
        Refusal.of(() -> core.readNamespacedPodLog("pod", NAMESPACE).container("other").execute());

    assertThat(refusal.code()).isEqualTo(400);
    assertThat(refusal.message()).isEqualTo("container other is not valid for pod pod");
  }

  @Test
  void nothingIsExecutedInIt() throws Exception {
    V1Pod pod = Samples.createPod(core, "pod");
    List<Throwable> failures = new CopyOnWriteArrayList<>();
    Exec exec = new Exec(client);
    exec.setOnUnhandledError(failures::add);

    Process process = exec.exec(pod, new String[] {"true"}, false, false);

    assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isNotZero();
    assertThat(failures)
        .singleElement()
        .isInstanceOfSatisfying(
            ProtocolException.class,
            failure -> assertThat(failure).hasMessageContaining("400 Bad Request"));
    Refusal refusal =
        Refusal.of(() ->
            core.connectGetNamespacedPodExec("pod", NAMESPACE)
                .command("true")
                .stdout(true)
                .execute());
    assertThat(refusal.message()).isEqualTo("pod pod does not have a host assigned");
  }
}
