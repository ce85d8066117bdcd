package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.testing.TestControlPlane;
import io.fabric8.kubernetes.api.model.ServiceAccountBuilder;
import io.fabric8.kubernetes.api.model.authentication.TokenRequest;
import io.fabric8.kubernetes.api.model.authentication.TokenRequestBuilder;
import io.fabric8.kubernetes.api.model.authentication.TokenReview;
import io.fabric8.kubernetes.api.model.authentication.TokenReviewBuilder;
import io.fabric8.kubernetes.api.model.authorization.v1.SelfSubjectAccessReview;
import io.fabric8.kubernetes.api.model.authorization.v1.SelfSubjectAccessReviewBuilder;
import io.fabric8.kubernetes.api.model.authorization.v1.SubjectAccessReviewBuilder;
import io.fabric8.kubernetes.api.model.rbac.RoleBindingBuilder;
import io.fabric8.kubernetes.api.model.rbac.RoleBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class AccessTest extends ConnectedTest {
  private static final String PILOT = "system:serviceaccount:default:pilot";

  @BeforeEach
  void createServiceAccount() {
    client
        .serviceAccounts()
        .inNamespace(NAMESPACE)
        .resource(
            new ServiceAccountBuilder().withNewMetadata().withName("pilot").endMetadata().build())
        .create();
  }

  private String token() {
    return client
        .serviceAccounts()
        .inNamespace(NAMESPACE)
        .withName("pilot")
        .tokenRequest()
        .getStatus()
        .getToken();
  }

  private void letPilotReadConfigMaps() {
    client
        .resource(
            new RoleBuilder()
                .withNewMetadata()
                .withName("reader")
                .withNamespace(NAMESPACE)
                .endMetadata()
                .addNewRule()
                .withApiGroups("")
                .withResources("configmaps")
                .withVerbs("get", "list", "watch")
                .endRule()
                .build())
        .create();
    client
        .resource(
            new RoleBindingBuilder()
                .withNewMetadata()
                .withName("reader")
                .withNamespace(NAMESPACE)
                .endMetadata()
                .withNewRoleRef("rbac.authorization.k8s.io", "Role", "reader")
                .addNewSubject("", "ServiceAccount", "pilot", NAMESPACE)
                .build())
        .create();
  }

  @Test
  void aTokenIsForTheTimeThatWasAskedFor() {
    TokenRequest request =
        client
            .serviceAccounts()
            .inNamespace(NAMESPACE)
            .withName("pilot")
            .tokenRequest(
                new TokenRequestBuilder()
                    .withNewSpec()
                    .withExpirationSeconds(1200L)
                    .endSpec()
                    .build());

    assertThat(request.getSpec().getExpirationSeconds()).isEqualTo(1200);
    assertThat(request.getStatus().getExpirationTimestamp()).isNotEmpty();
    assertThat(request.getStatus().getToken().split("\\.", -1)).hasSize(3);
  }

  @Test
  void theServerKnowsItsTokens() {
    TokenReview review =
        client
            .tokenReviews()
            .create(new TokenReviewBuilder().withNewSpec().withToken(token()).endSpec().build());

    assertThat(review.getStatus().getAuthenticated()).isTrue();
    assertThat(review.getStatus().getUser().getUsername()).isEqualTo(PILOT);
    assertThat(review.getStatus().getUser().getGroups())
        .contains("system:serviceaccounts", "system:serviceaccounts:default");
  }

  @Test
  void aServiceAccountMayDoWhatARoleAllows(TestControlPlane controlPlane) {
    letPilotReadConfigMaps();
    client
        .configMaps()
        .inNamespace(NAMESPACE)
        .resource(Samples.configMap("settings", Map.of()))
        .create();

    try (KubernetesClient pilot = Connections.withToken(controlPlane, token())) {
      assertThat(pilot.configMaps().inNamespace(NAMESPACE).withName("settings").get()).isNotNull();
      assertThatExceptionOfType(KubernetesClientException.class)
          .isThrownBy(() -> pilot.configMaps().inNamespace(NAMESPACE).withName("settings").delete())
          .satisfies(e -> assertThat(e.getCode()).isEqualTo(403))
          .withMessageContaining(
              "configmaps \"settings\" is forbidden: User \"%s\" cannot delete resource"
                  .formatted(PILOT));
      assertThatExceptionOfType(KubernetesClientException.class)
          .isThrownBy(() -> pilot.configMaps().inNamespace("kube-system").list())
          .satisfies(e -> assertThat(e.getCode()).isEqualTo(403));
    }
  }

  @Test
  void whoAsksLearnsWhatTheyMayDo(TestControlPlane controlPlane) {
    letPilotReadConfigMaps();

    try (KubernetesClient pilot = Connections.withToken(controlPlane, token())) {
      assertThat(isAllowed(pilot, "list", "configmaps")).isTrue();
      assertThat(isAllowed(pilot, "create", "configmaps")).isFalse();
      assertThat(isAllowed(pilot, "list", "secrets")).isFalse();
    }
    assertThat(isAllowed(client, "list", "secrets")).isTrue();
  }

  @Test
  void whatOthersMayDoCanBeAsked() {
    letPilotReadConfigMaps();

    assertThat(
            client
                .authorization()
                .v1()
                .subjectAccessReview()
                .create(
                    new SubjectAccessReviewBuilder()
                        .withNewSpec()
                        .withUser(PILOT)
                        .withNewResourceAttributes()
                        .withNamespace(NAMESPACE)
                        .withVerb("watch")
                        .withResource("configmaps")
                        .endResourceAttributes()
                        .endSpec()
                        .build())
                .getStatus()
                .getAllowed())
        .isTrue();
  }

  private static boolean isAllowed(KubernetesClient client, String verb, String resource) {
    SelfSubjectAccessReview review =
        client
            .authorization()
            .v1()
            .selfSubjectAccessReview()
            .create(
                new SelfSubjectAccessReviewBuilder()
                    .withNewSpec()
                    .withNewResourceAttributes()
                    .withNamespace(NAMESPACE)
                    .withVerb(verb)
                    .withResource(resource)
                    .endResourceAttributes()
                    .endSpec()
                    .build());
    return review.getStatus().getAllowed();
  }
}
