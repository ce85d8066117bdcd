package dev.navarch.apiserver.authentication;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import org.junit.jupiter.api.Test;

class RefusalTest {
  private static ApiException refuse(String method, String path, String reason) {
    return Refusal.forbidden(User.anonymous(), RequestInfo.of(method, path, Query.EMPTY), reason);
  }

  @Test
  void aResourceIsNamedWithItsGroupAndPlace() {
    assertThat(refuse("GET", "/api/v1/namespaces", ""))
        .hasMessage(
            "namespaces is forbidden: User \"system:anonymous\" cannot list resource"
                + " \"namespaces\" in API group \"\" at the cluster scope");
    assertThat(refuse("POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews", ""))
        .hasMessage(
            "selfsubjectreviews.authentication.k8s.io is forbidden: User \"system:anonymous\""
                + " cannot create resource \"selfsubjectreviews\" in API group"
                + " \"authentication.k8s.io\" at the cluster scope");
    ApiException scale =
        refuse("PATCH", "/apis/apps/v1/namespaces/shop/deployments/web/scale", "no role");
    assertThat(scale)
        .hasMessage(
            "deployments.apps \"web\" is forbidden: User \"system:anonymous\" cannot patch"
                + " resource \"deployments/scale\" in API group \"apps\" in the namespace"
                + " \"shop\": no role");
    assertThat(scale.status().details())
        .isEqualTo(StatusDetails.builder().group("apps").kind("deployments").name("web").build());
  }

  @Test
  void aPathIsNamedAsItIs() {
    ApiException refusal = refuse("GET", "/metrics", "");

    assertThat(refusal)
        .hasMessage("forbidden: User \"system:anonymous\" cannot get path \"/metrics\"");
    assertThat(refusal.code()).isEqualTo(403);
  }
}
