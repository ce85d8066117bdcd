package dev.navarch.registry.authentication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.navarch.api.authentication.v1.SelfSubjectReview;
import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.api.authentication.v1.TokenReview;
import dev.navarch.api.authentication.v1.TokenReviewStatus;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.BearerToken;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.TestRegistry;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TokenReviewRestTest {
  private static final String GROUP = "authentication.k8s.io";

  private final TestRegistry registry =
      new TestRegistry(
          List.of(request ->
              BearerToken.of(request).filter("bobs"::equals).isPresent()
                  ? new Identification.Known(User.of("bob", "devs"))
                  : new Identification.Refused("unknown")));

  @AfterEach
  void close() {
    registry.close();
  }

  @SuppressWarnings("unchecked") // each endpoint takes its own kind
  private <T extends MetaObject> T ask(String resource, T question) {
    Creatable<T> rest = (Creatable<T>) registry.rest(GROUP, "v1", resource, "");
    return (T)
        rest.create(
            TestRegistry.request(TestRegistry.ALICE, "POST", "/apis/" + GROUP + "/v1/" + resource),
            new ObjectName("", ""),
            question,
            WriteCheck.none(),
            false);
  }

  private TokenReviewStatus review(String token, String... audiences) {
    return ask(
            "tokenreviews",
            TokenReview.builder()
                .spec(spec -> spec.token(token).audiences(List.of(audiences)))
                .build())
        .status();
  }

  private String serviceAccountToken() {
    registry.create(
        registry.<ServiceAccount>store("", "serviceaccounts"),
        "/api/v1/namespaces/n/serviceaccounts",
        ServiceAccount.builder().metadata(m -> m.name("robot").namespace("n")).build());
    return registry
        .tokenRequests()
        .grant(registry.tokenRequests().prepare(TokenRequest.builder().build(), "n", "robot"))
        .answer()
        .status()
        .token();
  }

  @Test
  void aTokenOfAServiceAccountIsForThisServer() {
    TokenReviewStatus status = review(serviceAccountToken());

    assertThat(status.authenticated()).isTrue();
    assertThat(status.user().username()).isEqualTo("system:serviceaccount:n:robot");
    assertThat(status.user().groups())
        .containsExactly(
            "system:serviceaccounts", "system:serviceaccounts:n", "system:authenticated");
    assertThat(status.audiences()).containsExactly("https://kubernetes.default.svc");
    assertThat(status.error()).isEmpty();
  }

  @Test
  void aTokenIsNotForOthers() {
    TokenReviewStatus status = review(serviceAccountToken(), "other");

    assertThat(status.authenticated()).isFalse();
    assertThat(status.user().username()).isEmpty();
    assertThat(status.error())
        .isEqualTo(
            "[invalid bearer token, token audiences [\"https://kubernetes.default.svc\"] is"
                + " invalid for the target audiences [\"other\"]]");
  }

  @Test
  void otherTokensAreKnownToOtherAuthenticators() {
    TokenReviewStatus status = review("bobs");

    assertThat(status.authenticated()).isTrue();
    assertThat(status.user().username()).isEqualTo("bob");
    assertThat(status.user().groups()).containsExactly("devs", "system:authenticated");
  }

  @Test
  void otherTokensAreForNoAudience() {
    assertThat(review("bobs", "vault").authenticated()).isFalse();
  }

  @Test
  void anUnknownTokenIsInvalid() {
    assertThat(review("garbage").error()).isEqualTo("invalid bearer token");
  }

  @Test
  void thereMustBeAToken() {
    ApiException refused = catchThrowableOfType(ApiException.class, () -> review(""));

    assertThat(refused).hasMessage("token is required for TokenReview in authentication");
    assertThat(refused.code()).isEqualTo(400);
  }

  @Test
  void everybodyMayKnowWhoTheyAre() {
    SelfSubjectReview answer = ask("selfsubjectreviews", SelfSubjectReview.builder().build());

    assertThat(answer.status().userInfo().username()).isEqualTo("alice");
    assertThat(answer.metadata().creationTimestamp()).isEqualTo(Time.of(TestRegistry.NOW));
  }
}
