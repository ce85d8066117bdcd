package dev.navarch.compatibility.official;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.AuthenticationV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1Namespace;
import io.kubernetes.client.openapi.models.V1SelfSubjectReview;
import io.kubernetes.client.openapi.models.V1UserInfo;
import io.kubernetes.client.util.ClientBuilder;
import io.kubernetes.client.util.Config;
import io.kubernetes.client.util.credentials.AccessTokenAuthentication;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.net.ssl.SSLHandshakeException;
import okhttp3.Protocol;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@WithControlPlane(scope = WithControlPlane.Scope.CLASS)
final class ConnectionTest {
  @Test
  void aKubeconfigTextMakesAnAdministrator(TestControlPlane controlPlane) throws Exception {
    V1UserInfo user = whoAmI(Clients.administrator(controlPlane));

    assertThat(user.getUsername()).isEqualTo("kubernetes-admin");
    assertThat(user.getGroups()).contains("system:authenticated");
  }

  @Test
  void aKubeconfigFileWorksAsWell(TestControlPlane controlPlane, @TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("config");
    controlPlane.writeKubeconfig(file);

    ApiClient client = Config.fromConfig(file.toString());

    assertThat(client.getBasePath()).isEqualTo(controlPlane.url().toString());
    assertThat(whoAmI(client).getUsername()).isEqualTo("kubernetes-admin");
    assertThat(Files.readString(file)).contains("current-context");
  }

  @Test
  void aTokenAndTheAuthorityAreEnough(TestControlPlane controlPlane) throws Exception {
    ApiClient client = Clients.withToken(controlPlane, controlPlane.token());

    assertThat(whoAmI(client).getGroups()).contains("system:masters");
    assertThat(namesOfNamespaces(client)).contains("default", "kube-system");
  }

  @Test
  void bothVersionsOfHttpWork(TestControlPlane controlPlane) throws Exception {
    for (Protocol protocol : List.of(Protocol.HTTP_2, Protocol.HTTP_1_1)) {
      ApiClient client =
          new ClientBuilder()
              .setBasePath(controlPlane.url().toString())
              .setCertificateAuthority(controlPlane.authorityPem().getBytes(StandardCharsets.UTF_8))
              .setAuthentication(new AccessTokenAuthentication(controlPlane.token()))
              .setProtocols(
                  protocol == Protocol.HTTP_2
                      ? List.of(Protocol.HTTP_2, Protocol.HTTP_1_1)
                      : List.of(Protocol.HTTP_1_1))
              .build();

      try (var response = new CoreV1Api(client).listNamespace().buildCall(null).execute()) {
        assertThat(response.protocol()).isEqualTo(protocol);
        assertThat(response.code()).isEqualTo(200);
      }
    }
  }

  @Test
  void aClientThatDoesNotTrustTheAuthorityDoesNotConnect(TestControlPlane controlPlane) {
    ApiClient client = Config.fromToken(controlPlane.url().toString(), controlPlane.token());

    assertThatThrownBy(() -> namesOfNamespaces(client))
        .isInstanceOf(ApiException.class)
        .hasCauseInstanceOf(SSLHandshakeException.class);
  }

  @Test
  void anUnknownTokenIsUnauthorized(TestControlPlane controlPlane) {
    ApiClient client = Clients.withToken(controlPlane, "unknown");

    Refusal refusal = Refusal.of(() -> namesOfNamespaces(client));

    assertThat(refusal.code()).isEqualTo(401);
    assertThat(refusal.reason()).isEqualTo("Unauthorized");
  }

  @Test
  void whoSaysNothingIsAnonymousAndMayNotList(TestControlPlane controlPlane) {
    Refusal refusal = Refusal.of(() -> namesOfNamespaces(Clients.anonymous(controlPlane)));

    assertThat(refusal.code()).isEqualTo(403);
    assertThat(refusal.message())
        .isEqualTo(
            "namespaces is forbidden: User \"system:anonymous\" cannot list resource"
                + " \"namespaces\" in API group \"\" at the cluster scope");
  }

  private static V1UserInfo whoAmI(ApiClient client) throws ApiException {
    return new AuthenticationV1Api(client)
        .createSelfSubjectReview(new V1SelfSubjectReview())
        .execute()
        .getStatus()
        .getUserInfo();
  }

  private static List<String> namesOfNamespaces(ApiClient client) throws ApiException {
    return new CoreV1Api(client)
        .listNamespace().execute().getItems().stream()
            .map(V1Namespace::getMetadata)
            .map(metadata -> metadata.getName())
            .toList();
  }
}
