package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.AuthenticationV1Api;
import io.kubernetes.client.openapi.apis.AuthorizationV1Api;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.apis.RbacAuthorizationV1Api;
import io.kubernetes.client.openapi.models.AuthenticationV1TokenRequest;
import io.kubernetes.client.openapi.models.RbacV1Subject;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1ResourceAttributes;
import io.kubernetes.client.openapi.models.V1RoleBinding;
import io.kubernetes.client.openapi.models.V1RoleRef;
import io.kubernetes.client.openapi.models.V1SelfSubjectAccessReview;
import io.kubernetes.client.openapi.models.V1SelfSubjectAccessReviewSpec;
import io.kubernetes.client.openapi.models.V1SelfSubjectReview;
import io.kubernetes.client.openapi.models.V1SelfSubjectRulesReview;
import io.kubernetes.client.openapi.models.V1SelfSubjectRulesReviewSpec;
import io.kubernetes.client.openapi.models.V1ServiceAccount;
import io.kubernetes.client.openapi.models.V1SubjectAccessReview;
import io.kubernetes.client.openapi.models.V1SubjectAccessReviewSpec;
import io.kubernetes.client.openapi.models.V1TokenRequestSpec;
import io.kubernetes.client.openapi.models.V1TokenReview;
import io.kubernetes.client.openapi.models.V1TokenReviewSpec;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class AccessTest {
  private static final String ROBOT = "system:serviceaccount:default:robot";

  private final TestControlPlane controlPlane;
  private final ApiClient administrator;
  private final CoreV1Api core;

  AccessTest(TestControlPlane controlPlane) throws Exception {
    this.controlPlane = controlPlane;
    administrator = Clients.administrator(controlPlane);
    core = new CoreV1Api(administrator);
  }

  @Test
  void aTokenOfAServiceAccountIsTakenAndReviewed() throws Exception {
    AuthenticationV1TokenRequest answer = requestToken();
    String token = answer.getStatus().getToken();
    assertThat(answer.getStatus().getExpirationTimestamp())
        .isCloseTo(
            OffsetDateTime.now(ZoneOffset.UTC).plusMinutes(10), within(1, ChronoUnit.MINUTES));

    assertThat(
            new AuthenticationV1Api(Clients.withToken(controlPlane, token))
                .createSelfSubjectReview(new V1SelfSubjectReview())
                .execute()
                .getStatus()
                .getUserInfo()
                .getUsername())
        .isEqualTo(ROBOT);
    V1TokenReview review =
        new AuthenticationV1Api(administrator)
            .createTokenReview(new V1TokenReview().spec(new V1TokenReviewSpec().token(token)))
            .execute();
    assertThat(review.getStatus().getAuthenticated()).isTrue();
    assertThat(review.getStatus().getUser().getGroups())
        .contains("system:serviceaccounts", "system:serviceaccounts:default");
  }

  @Test
  void rightsComeWithABindingAndGoWithIt() throws Exception {
    CoreV1Api robot =
        new CoreV1Api(Clients.withToken(controlPlane, requestToken().getStatus().getToken()));
    RbacAuthorizationV1Api rbac = new RbacAuthorizationV1Api(administrator);
    Refusal before = Refusal.of(() -> robot.listNamespacedConfigMap(NAMESPACE).execute());
    assertThat(before.code()).isEqualTo(403);
    assertThat(before.message())
        .isEqualTo(
            "configmaps is forbidden: User \"%s\" cannot list resource \"configmaps\" in API"
                    .formatted(ROBOT)
                + " group \"\" in the namespace \"default\"");

    rbac.createNamespacedRoleBinding(NAMESPACE, viewers()).execute();
    Await.until("the right is there", () -> mayList(robot));
    Refusal write =
        Refusal.of(() ->
            robot
                .createNamespacedConfigMap(NAMESPACE, Samples.configMap("one", Map.of()))
                .execute());
    assertThat(write.code()).isEqualTo(403);

    rbac.deleteNamespacedRoleBinding("viewers", NAMESPACE).execute();
    Await.until("the right is gone", () -> !mayList(robot));
  }

  @Test
  void reviewsTellWhoMayDoWhat() throws Exception {
    ApiClient robot = Clients.withToken(controlPlane, requestToken().getStatus().getToken());
    new RbacAuthorizationV1Api(administrator)
        .createNamespacedRoleBinding(NAMESPACE, viewers())
        .execute();
    Await.until("the right is there", () -> mayList(new CoreV1Api(robot)));

    assertThat(mayI(administrator, "delete")).isTrue();
    assertThat(mayI(robot, "list")).isTrue();
    assertThat(mayI(robot, "delete")).isFalse();
    assertThat(
            new AuthorizationV1Api(administrator)
                .createSubjectAccessReview(
                    new V1SubjectAccessReview()
                        .spec(
                            new V1SubjectAccessReviewSpec()
                                .user("jane")
                                .resourceAttributes(configMaps("list"))))
                .execute()
                .getStatus()
                .getAllowed())
        .isFalse();
    assertThat(
            new AuthorizationV1Api(robot)
                .createSelfSubjectRulesReview(
                    new V1SelfSubjectRulesReview()
                        .spec(new V1SelfSubjectRulesReviewSpec().namespace(NAMESPACE)))
                .execute()
                .getStatus()
                .getResourceRules())
        .anySatisfy(rule -> {
          assertThat(rule.getResources()).contains("configmaps");
          assertThat(rule.getVerbs()).containsExactlyInAnyOrder("get", "list", "watch");
        });
  }

  @Test
  void anAdministratorActsAsSomebodyElse() throws Exception {
    ApiClient jane =
        Clients.administrator(controlPlane)
            .addDefaultHeader("Impersonate-User", "jane")
            .addDefaultHeader("Impersonate-Group", "developers");

    var user =
        new AuthenticationV1Api(jane)
            .createSelfSubjectReview(new V1SelfSubjectReview())
            .execute()
            .getStatus()
            .getUserInfo();

    assertThat(user.getUsername()).isEqualTo("jane");
    assertThat(user.getGroups()).containsExactly("developers", "system:authenticated");
  }

  private AuthenticationV1TokenRequest requestToken() throws ApiException {
    core.createNamespacedServiceAccount(
            NAMESPACE, new V1ServiceAccount().metadata(new V1ObjectMeta().name("robot")))
        .execute();
    return core.createNamespacedServiceAccountToken(
            "robot",
            NAMESPACE,
            new AuthenticationV1TokenRequest()
                .spec(new V1TokenRequestSpec().audiences(List.of()).expirationSeconds(600L)))
        .execute();
  }

  private static V1RoleBinding viewers() {
    return new V1RoleBinding()
        .metadata(new V1ObjectMeta().name("viewers"))
        .roleRef(
            new V1RoleRef().apiGroup("rbac.authorization.k8s.io").kind("ClusterRole").name("view"))
        .addSubjectsItem(
            new RbacV1Subject().kind("ServiceAccount").name("robot").namespace(NAMESPACE));
  }

  private static boolean mayList(CoreV1Api core) throws ApiException {
    try {
      core.listNamespacedConfigMap(NAMESPACE).execute();
      return true;
    } catch (ApiException e) {
      if (e.getCode() == 403) {
        return false;
      }
      throw e;
    }
  }

  private static boolean mayI(ApiClient client, String verb) throws ApiException {
    return new AuthorizationV1Api(client)
        .createSelfSubjectAccessReview(
            new V1SelfSubjectAccessReview()
                .spec(new V1SelfSubjectAccessReviewSpec().resourceAttributes(configMaps(verb))))
        .execute()
        .getStatus()
        .getAllowed();
  }

  private static V1ResourceAttributes configMaps(String verb) {
    return new V1ResourceAttributes().verb(verb).resource("configmaps").namespace(NAMESPACE);
  }
}
