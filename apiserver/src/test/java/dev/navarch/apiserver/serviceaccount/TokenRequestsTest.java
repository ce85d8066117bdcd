package dev.navarch.apiserver.serviceaccount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.authentication.v1.BoundObjectReference;
import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.api.authentication.v1.TokenRequestSpecBuilder;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.errors.StatusReason;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.certificates.Keys;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class TokenRequestsTest {
  private static final String ISSUER = "https://kubernetes.default.svc";

  private final MovableClock clock = new MovableClock();
  private final AtomicInteger ids = new AtomicInteger();
  private final FakeObjects objects =
      new FakeObjects()
          .account("team", "robot", "robot-uid")
          .pod("team", "worker", "worker-uid", "robot", "n1")
          .pod("team", "stranger", "stranger-uid", "other", "")
          .secret("team", "key", "key-uid")
          .node("n1", "n1-uid");
  private final TokenIssuer issuer = new TokenIssuer(ISSUER, TokenKey.of(Keys.create()));
  private final TokenRequests requests = with(TokenRules.of(ISSUER));

  private TokenRequests with(TokenRules rules) {
    return new TokenRequests(issuer, objects, rules, clock, () -> "id-" + ids.incrementAndGet());
  }

  private static TokenRequest request(Consumer<TokenRequestSpecBuilder> spec) {
    return TokenRequest.builder().spec(spec).build();
  }

  private static TokenRequest boundTo(String kind, String apiVersion, String name, String uid) {
    return request(
        spec -> spec.boundObjectRef(new BoundObjectReference(kind, apiVersion, name, uid)));
  }

  private TokenRequests.Granted grant(TokenRequest request) {
    return requests.grant(requests.prepare(request, "team", "robot"));
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static Map<String, Object> claims(TokenRequests.Granted granted) {
    return (Map<String, Object>)
        SignedToken.parse(granted.answer().status().token()).orElseThrow().claims();
  }

  private static void assertFails(
      ThrowingCallable call, int code, StatusReason reason, String message) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ApiException.class,
            e -> {
              assertThat(e.message()).isEqualTo(message);
              assertThat(e.code()).isEqualTo(code);
              assertThat(e.reason()).isEqualTo(reason);
            });
  }

  @Test
  void anEmptyRequestGetsAnHourForTheServer() {
    TokenRequest answer = grant(request(spec -> {})).answer();

    assertThat(answer.spec().audiences()).containsExactly(ISSUER);
    assertThat(answer.spec().expirationSeconds()).isEqualTo(3600);
    assertThat(answer.metadata().name()).isEqualTo("robot");
    assertThat(answer.metadata().namespace()).isEqualTo("team");
    assertThat(answer.metadata().uid()).isEqualTo("robot-uid");
    assertThat(answer.metadata().creationTimestamp()).isEqualTo(Time.of(clock.instant()));
    assertThat(answer.status().expirationTimestamp())
        .isEqualTo(Time.of(clock.instant().plusSeconds(3600)));
  }

  @Test
  void claimsSayWhoAndForHowLong() {
    long now = clock.instant().getEpochSecond();

    assertThat(claims(grant(request(spec -> spec.audiences(List.of("x")).expirationSeconds(700L)))))
        .isEqualTo(
            Map.of(
                "iss",
                ISSUER,
                "sub",
                "system:serviceaccount:team:robot",
                "aud",
                List.of("x"),
                "iat",
                now,
                "nbf",
                now,
                "exp",
                now + 700,
                "jti",
                "id-1",
                "kubernetes.io",
                Map.of(
                    "namespace",
                    "team",
                    "serviceaccount",
                    Map.of("name", "robot", "uid", "robot-uid"))));
  }

  @Test
  void timesHaveLimits() {
    assertFails(
        () -> grant(request(spec -> spec.expirationSeconds(10L))),
        422,
        StatusReason.INVALID,
        "TokenRequest.authentication.k8s.io \"\" is invalid: spec.expirationSeconds: Invalid"
            + " value: 10: may not specify a duration less than 10 minutes");
    assertFails(
        () -> grant(request(spec -> spec.expirationSeconds(99_999_999_999L))),
        422,
        StatusReason.INVALID,
        "TokenRequest.authentication.k8s.io \"\" is invalid: spec.expirationSeconds: Invalid"
            + " value: 99999999999: may not specify a duration larger than 2^32 seconds");
    assertThat(grant(request(spec -> spec.expirationSeconds(600L))).warnings()).isEmpty();
    assertThat(grant(request(spec -> spec.expirationSeconds(1L << 32))).warnings()).isEmpty();
  }

  @Test
  void aServersOwnLimitShortensWithAWarning() {
    TokenRequests strict = with(new TokenRules(List.of(ISSUER), 7200, true));

    TokenRequests.Granted granted =
        strict.grant(
            strict.prepare(request(spec -> spec.expirationSeconds(9000L)), "team", "robot"));

    assertThat(granted.warnings())
        .containsExactly("requested expiration of 9000 seconds shortened to 7200 seconds");
    assertThat(granted.answer().spec().expirationSeconds()).isEqualTo(7200);
    assertThat(claims(granted)).containsEntry("exp", clock.instant().getEpochSecond() + 7200);
  }

  @Test
  void tokensAreBoundToPodsSecretsAndNodes() {
    assertThat(own(boundTo("Pod", "v1", "worker", "worker-uid")))
        .containsEntry("pod", Map.of("name", "worker", "uid", "worker-uid"))
        .containsEntry("node", Map.of("name", "n1", "uid", "n1-uid"));
    assertThat(own(boundTo("Secret", "v1", "key", "")))
        .containsEntry("secret", Map.of("name", "key", "uid", "key-uid"))
        .doesNotContainKey("node");
    assertThat(own(boundTo("Node", "v1", "n1", "")))
        .containsEntry("node", Map.of("name", "n1", "uid", "n1-uid"))
        .doesNotContainKey("pod");
    objects.nodes.clear();
    assertThat(own(boundTo("Pod", "v1", "worker", ""))).containsEntry("node", Map.of("name", "n1"));
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private Map<String, Object> own(TokenRequest request) {
    return (Map<String, Object>) claims(grant(request)).getOrDefault("kubernetes.io", Map.of());
  }

  @Test
  void tokensAreNotBoundToWhatIsNotThereOrNotTheRightOne() {
    assertFails(
        () -> grant(boundTo("Pod", "v1", "nosuch", "")),
        404,
        StatusReason.NOT_FOUND,
        "pods \"nosuch\" not found");
    assertFails(
        () -> grant(boundTo("Secret", "v1", "x", "q")),
        404,
        StatusReason.NOT_FOUND,
        "secrets \"x\" not found");
    assertFails(
        () -> grant(boundTo("ConfigMap", "v1", "x", "")),
        400,
        StatusReason.BAD_REQUEST,
        "cannot bind token to object of type /v1, Kind=ConfigMap");
    assertFails(
        () -> grant(boundTo("Pod", "apps/v1", "worker", "")),
        400,
        StatusReason.BAD_REQUEST,
        "cannot bind token to object of type apps/v1, Kind=Pod");
    assertFails(
        () -> grant(boundTo("Pod", "v1", "stranger", "")),
        400,
        StatusReason.BAD_REQUEST,
        "cannot bind token for serviceaccount \"robot\" to pod running with different"
            + " serviceaccount name.");
    assertFails(
        () -> grant(boundTo("Secret", "v1", "key", "q")),
        409,
        StatusReason.CONFLICT,
        "Operation cannot be fulfilled on Secret \"key\": the UID in the bound object reference"
            + " (q) does not match the UID in record. The object might have been deleted and then"
            + " recreated");
  }

  @Test
  void theAccountMustExistAndBeTheOneInThePath() {
    assertFails(
        () -> requests.prepare(request(spec -> {}), "team", "nosuch"),
        404,
        StatusReason.NOT_FOUND,
        "serviceaccounts \"nosuch\" not found");
    assertFails(
        () ->
            requests.prepare(
                TokenRequest.builder().metadata(m -> m.name("else")).build(), "team", "robot"),
        422,
        StatusReason.INVALID,
        "TokenRequest.authentication.k8s.io \"robot\" is invalid: metadata.name: Invalid value:"
            + " \"else\": must match the service account name if specified");
    assertFails(
        () ->
            requests.prepare(
                TokenRequest.builder().metadata(m -> m.namespace("else")).build(), "team", "robot"),
        422,
        StatusReason.INVALID,
        "TokenRequest.authentication.k8s.io \"robot\" is invalid: metadata.namespace: Invalid"
            + " value: \"else\": must match the service account namespace if specified");
  }

  @Test
  void automaticTokensOfPodsLastAYearAndWarn() {
    long now = clock.instant().getEpochSecond();
    BoundObjectReference worker = new BoundObjectReference("Pod", "v1", "worker", "");

    TokenRequests.Granted automatic =
        grant(request(spec -> spec.expirationSeconds(3607L).boundObjectRef(worker)));
    TokenRequests.Granted forOthers =
        grant(
            request(spec ->
                spec.expirationSeconds(3607L).boundObjectRef(worker).audiences(List.of("vault"))));

    assertThat(claims(automatic)).containsEntry("exp", now + 365 * 24 * 3600);
    assertThat(claims(automatic).get("kubernetes.io"))
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsEntry("warnafter", now + 3607);
    assertThat(automatic.answer().status().expirationTimestamp())
        .isEqualTo(Time.ofEpochSecond(now + 3607));
    assertThat(claims(forOthers)).containsEntry("exp", now + 3607);
  }
}
