package dev.navarch.testing.client.streams;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodList;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.copy.PodCopy;
import dev.navarch.client.logs.LogLines;
import dev.navarch.client.logs.PodLogs;
import dev.navarch.client.portforward.PortForward;
import dev.navarch.client.remotecommand.RemoteCommand;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.ConfiguredTransport;
import dev.navarch.client.transport.Transport;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@WithControlPlane
class PodStreamsTest {
  private static final String NO_HOST = "pod web does not have a host assigned";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPodWithoutANodeRunsNoCommands(boolean overTls, TestControlPlane plane) throws Exception {
    try (RestClient client = connect(plane, overTls)) {
      Pod pod = createPod(client);

      assertRefused(
          () -> RemoteCommand.exec(client, pod, "ls").stdout(OutputStream.nullOutputStream()).run(),
          StatusReason.BAD_REQUEST,
          NO_HOST);
      assertRefused(
          () ->
              RemoteCommand.exec(client, "default", "web", "cat")
                  .stdin(new ByteArrayInputStream(new byte[1]))
                  .stdout(OutputStream.nullOutputStream())
                  .run(),
          StatusReason.BAD_REQUEST,
          NO_HOST);
      assertRefused(
          () -> RemoteCommand.attach(client, pod).stdout(OutputStream.nullOutputStream()).run(),
          StatusReason.BAD_REQUEST,
          NO_HOST);
      assertRefused(
          () -> PortForward.to(client, "default", "web").port(80).start(),
          StatusReason.BAD_REQUEST,
          NO_HOST);
      assertRefused(
          () -> PodCopy.of(client, pod).from("/etc", folder), StatusReason.BAD_REQUEST, NO_HOST);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPodThatIsNotThereIsNotFound(boolean overTls, TestControlPlane plane) throws Exception {
    try (RestClient client = connect(plane, overTls)) {
      String notFound = "pods \"nosuch\" not found";

      assertRefused(
          () ->
              RemoteCommand.exec(client, "default", "nosuch", "ls")
                  .stdout(OutputStream.nullOutputStream())
                  .run(),
          StatusReason.NOT_FOUND,
          notFound);
      assertRefused(
          () -> PortForward.to(client, "default", "nosuch").port(80).start(),
          StatusReason.NOT_FOUND,
          notFound);
      assertRefused(
          () -> PodLogs.of(client, "default", "nosuch").lines(), StatusReason.NOT_FOUND, notFound);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPodWithoutANodeHasWrittenNothing(boolean overTls, TestControlPlane plane) throws Exception {
    try (RestClient client = connect(plane, overTls)) {
      Pod pod = createPod(client);

      try (LogLines lines = PodLogs.of(client, pod).tail(10).lines()) {
        assertThat(lines.next()).isNull();
      }
      assertRefused(
          () -> PodLogs.of(client, pod).container("nosuch").lines(),
          StatusReason.BAD_REQUEST,
          "container nosuch is not valid for pod web");
    }
  }

  private static void assertRefused(ThrowingCallable call, StatusReason reason, String message) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(ApiException.class, e -> assertThat(e.reason()).isEqualTo(reason))
        .hasMessage(message);
  }

  private static RestClient connect(TestControlPlane plane, boolean overTls) throws IOException {
    Transport transport =
        overTls ? ConfiguredTransport.open(plane.clientConfig()) : plane.transport();
    return RestClient.builder(transport).rateLimiter(RateLimiter.UNLIMITED).build();
  }

  private static Pod createPod(RestClient client) throws IOException, InterruptedException {
    return new ResourceClient<>(
            client.forGroupVersion(new GroupVersion("", "v1")),
            "pods",
            Pod.class,
            PodList.class,
            "default")
        .create(
            Pod.builder()
                .metadata(meta -> meta.name("web").namespace("default"))
                .spec(
                    spec -> spec.addToContainers(container -> container.name("app").image("app:1")))
                .build());
  }
}
