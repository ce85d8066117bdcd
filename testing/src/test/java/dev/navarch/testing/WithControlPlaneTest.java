package dev.navarch.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class WithControlPlaneTest {
  private final TestControlPlane givenToConstructor;

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
