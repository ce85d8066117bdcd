package dev.navarch.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.navarch.client.kubernetes.Clientset;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class WithControlPlaneTest {
  private static final String CONFIG_MAPS = "/api/v1/namespaces/default/configmaps/";

  /** Belongs to a client that is never used. */
  private static final class NoTransport implements Transport {
    @Override
    public TransportAnswer send(TransportRequest request) {
      throw new IllegalStateException();
    }

    @Override
    public void close() {}
  }

  private final TestControlPlane givenToConstructor;
  private final RestClient own = RestClient.builder(new NoTransport()).build();
  private RestClient leftAsItIs = own;
  private @Nullable TestControlPlane givenToField;
  private @Nullable RestClient clientGivenToField;
  private @Nullable Clientset clientsetGivenToField;

  WithControlPlaneTest(TestControlPlane givenToConstructor) {
    this.givenToConstructor = givenToConstructor;
  }

  @BeforeAll
  static void prepare(TestControlPlane controlPlane) throws Exception {
    assertThat(createConfigMap(controlPlane, "prepared")).isEqualTo(201);
  }

  @RepeatedTest(3)
  void everyTestHasItsOwnCopyOfThePreparedState(TestControlPlane controlPlane) throws Exception {
    Client client = new Client(controlPlane);

    assertThat(client.get("/api/v1/namespaces/default/configmaps/prepared").statusCode())
        .isEqualTo(200);
    assertThat(createConfigMap(controlPlane, "own")).isEqualTo(201);
  }

  @Test
  void theConstructorHasTheControlPlaneOfTheTest(TestControlPlane controlPlane) {
    assertThat(givenToConstructor).isSameAs(controlPlane);
  }

  @Test
  void fieldsAreFilledThatNobodyHasSet(TestControlPlane controlPlane, RestClient client) {
    assertThat(givenToField).isSameAs(controlPlane);
    assertThat(clientGivenToField).isSameAs(client).isSameAs(controlPlane.client());
    assertThat(clientsetGivenToField).extracting(Clientset::restClient).isSameAs(client);
    assertThat(leftAsItIs).isSameAs(own);
  }

  @Test
  void theClientsetHasTypedClients(TestControlPlane controlPlane, Clientset clientset)
      throws Exception {
    assertThat(createConfigMap(controlPlane, "typed")).isEqualTo(201);

    assertThat(clientset.coreV1().configMaps("default").get("typed").metadata().uid()).isNotEmpty();
  }

  @Test
  void theClientIsOneOfTheTestsOwnControlPlane(TestControlPlane controlPlane, RestClient client)
      throws Exception {
    assertThat(createConfigMap(controlPlane, "seen")).isEqualTo(201);

    assertThat(client.get().absPath(CONFIG_MAPS + "seen").send().error()).isEmpty();
    try (TestControlPlane fork = controlPlane.fork()) {
      assertThat(createConfigMap(fork, "of-the-fork")).isEqualTo(201);
      assertThat(fork.client().get().absPath(CONFIG_MAPS + "of-the-fork").send().error()).isEmpty();
      assertThat(client.get().absPath(CONFIG_MAPS + "of-the-fork").send().error()).isPresent();
    }
  }

  @Test
  void theClientEndsWithItsControlPlane(TestControlPlane controlPlane) {
    RestClient client;
    try (TestControlPlane fork = controlPlane.fork()) {
      client = fork.client();
    }

    assertThatIOException()
        .isThrownBy(() -> client.get().absPath("/readyz").send())
        .withMessageContaining("closed");
  }

  @Nested
  class InAnInnerClass {
    @Test
    void testsAreGivenTheSame(TestControlPlane controlPlane, RestClient client) throws Exception {
      assertThat(client).isSameAs(controlPlane.client());
      assertThat(client.get().absPath("/readyz").send().raw()).isEqualTo(new byte[] {'o', 'k'});
    }
  }

  @Test
  void nothingIsLeftToWatchOfWhatIsForgotten(TestControlPlane controlPlane) throws Exception {
    Client client = new Client(controlPlane);
    assertThat(createConfigMap(controlPlane, "early")).isEqualTo(201);
    assertThat(createConfigMap(controlPlane, "late")).isEqualTo(201);

    controlPlane.compact();

    assertThat(
            client.get("/api/v1/namespaces/default/configmaps?watch=true&resourceVersion=1").body())
        .contains("\"type\":\"ERROR\"", "\"code\":410");
    assertThat(client.get("/api/v1/namespaces/default/configmaps/late").statusCode())
        .isEqualTo(200);
  }

  @Test
  void aForkSeesNothingOfWhatHappensLater(TestControlPlane controlPlane) throws Exception {
    try (TestControlPlane fork = controlPlane.fork()) {
      assertThat(createConfigMap(controlPlane, "later")).isEqualTo(201);
      assertThat(createConfigMap(fork, "other")).isEqualTo(201);

      assertThat(status(fork, "later")).isEqualTo(404);
      assertThat(status(controlPlane, "other")).isEqualTo(404);
      assertThat(status(fork, "prepared")).isEqualTo(200);
    }
  }

  private static int status(TestControlPlane controlPlane, String name) throws Exception {
    return new Client(controlPlane)
        .get("/api/v1/namespaces/default/configmaps/" + name)
        .statusCode();
  }

  private static int createConfigMap(TestControlPlane controlPlane, String name)
      throws IOException, InterruptedException {
    return new Client(controlPlane)
        .post(
            "/api/v1/namespaces/default/configmaps",
            "{\"metadata\":{\"name\":\"%s\"}}".formatted(name))
        .statusCode();
  }
}
