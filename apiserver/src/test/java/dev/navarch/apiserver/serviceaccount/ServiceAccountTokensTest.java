package dev.navarch.apiserver.serviceaccount;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.authentication.v1.BoundObjectReference;
import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.AuthenticatorChain;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.certificates.Keys;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.request.Query;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ServiceAccountTokensTest {
  private static final String ISSUER = "https://kubernetes.default.svc";

  private final MovableClock clock = new MovableClock();
  private final FakeObjects objects =
      new FakeObjects()
          .account("team", "robot", "robot-uid")
          .pod("team", "worker", "worker-uid", "robot", "n1")
          .secret("team", "key", "key-uid")
          .node("n1", "n1-uid");
  private final TokenKey key = TokenKey.of(Keys.create());
  private final TokenRequests requests =
      new TokenRequests(
          new TokenIssuer(ISSUER, key), objects, TokenRules.of(ISSUER), clock, () -> "id-1");
  private final ServiceAccountTokens tokens =
      new ServiceAccountTokens(List.of(ISSUER), List.of(key), List.of(ISSUER), objects, clock);

  private String token(@Nullable String kind, String name, String... audiences) {
    TokenRequest request =
        TokenRequest.builder()
            .spec(spec ->
                spec.audiences(List.of(audiences))
                    .boundObjectRef(
                        kind == null ? null : new BoundObjectReference(kind, "v1", name, "")))
            .build();
    return requests.grant(requests.prepare(request, "team", "robot")).answer().status().token();
  }

  private String token() {
    return token(null, "");
  }

  private TokenVerdict verify(String token) {
    return tokens.verify(token, List.of());
  }

  private static TokenVerdict refused(String reason) {
    return new TokenVerdict.Refused(reason);
  }

  private static ApiRequest request(String token) {
    return new ApiRequest(
        "GET",
        "/api",
        Query.EMPTY,
        Headers.of("Authorization", "Bearer " + token),
        new byte[0],
        new Peer("127.0.0.1", List.of()));
  }

  @Test
  void aTokenNamesTheAccountAndItsGroups() {
    assertThat(new AuthenticatorChain(List.of(tokens), true).identify(request(token())))
        .isEqualTo(
            new Identification.Known(
                new User(
                    "system:serviceaccount:team:robot",
                    "robot-uid",
                    List.of(
                        "system:serviceaccounts",
                        "system:serviceaccounts:team",
                        "system:authenticated"),
                    Map.of("authentication.kubernetes.io/credential-id", List.of("JTI=id-1")))));
  }

  @Test
  void aTokenOfAPodNamesPodAndNode() {
    assertThat(verify(token("Pod", "worker")))
        .isInstanceOfSatisfying(
            TokenVerdict.Accepted.class,
            accepted ->
                assertThat(accepted.user().extra())
                    .isEqualTo(
                        Map.of(
                            "authentication.kubernetes.io/credential-id",
                            List.of("JTI=id-1"),
                            "authentication.kubernetes.io/pod-name",
                            List.of("worker"),
                            "authentication.kubernetes.io/pod-uid",
                            List.of("worker-uid"),
                            "authentication.kubernetes.io/node-name",
                            List.of("n1"),
                            "authentication.kubernetes.io/node-uid",
                            List.of("n1-uid"))));
  }

  @Test
  void tokensEndWithTheirTimeAndAMinuteOfLeeway() {
    String token = token();

    clock.move(3600 + 60);
    assertThat(verify(token)).isInstanceOf(TokenVerdict.Accepted.class);
    clock.move(1);
    assertThat(verify(token)).isEqualTo(refused("service account token has expired"));
    clock.move(-3600 - 61 - 61);
    assertThat(verify(token)).isEqualTo(refused("service account token is not valid yet"));
  }

  @Test
  void tokensEndWithTheirAccount() {
    String token = token();
    assertThat(verify(token)).isInstanceOf(TokenVerdict.Accepted.class);

    objects.account("team", "robot", "another-uid");
    assertThat(verify(token))
        .isEqualTo(refused("service account UID (another-uid) does not match claim (robot-uid)"));
    objects.accounts.clear();
    assertThat(verify(token)).isEqualTo(refused("service account team/robot has been deleted"));
    assertThat(tokens.identify(request(token))).isInstanceOf(Identification.Refused.class);
  }

  @Test
  void whatIsBeingDeletedCountsForAnotherMinute() {
    String token = token();
    ObjectMeta leaving =
        FakeObjects.meta("team", "robot", "robot-uid").toBuilder()
            .deletionTimestamp(Time.of(clock.instant()))
            .build();
    objects.accounts.put("team/robot", leaving);

    clock.move(60);
    assertThat(verify(token)).isInstanceOf(TokenVerdict.Accepted.class);
    clock.move(1);
    assertThat(verify(token)).isEqualTo(refused("service account team/robot has been deleted"));
  }

  @Test
  void tokensEndWithWhatTheyAreBoundTo() {
    String ofPod = token("Pod", "worker");
    String ofSecret = token("Secret", "key");
    String ofNode = token("Node", "n1");

    objects.pod("team", "worker", "another-uid", "robot", "n1");
    objects.secret("team", "key", "another-uid");
    objects.node("n1", "another-uid");
    assertThat(verify(ofPod))
        .isEqualTo(
            refused(
                "pod UID (another-uid) does not match service account pod ref claim (worker-uid)"));
    assertThat(verify(ofSecret))
        .isEqualTo(
            refused(
                "secret UID (another-uid) does not match service account secret ref claim"
                    + " (key-uid)"));
    assertThat(verify(ofNode))
        .isEqualTo(
            refused(
                "node UID (another-uid) does not match service account node ref claim (n1-uid)"));
    objects.pods.clear();
    objects.secrets.clear();
    objects.nodes.clear();
    for (String token : List.of(ofPod, ofSecret, ofNode)) {
      assertThat(verify(token)).isEqualTo(refused("service account token has been invalidated"));
    }
  }

  @Test
  void aTokenIsGoodForItsAudiencesOnly() {
    assertThat(tokens.verify(token(), List.of("other")))
        .isEqualTo(
            refused(
                "token audiences [\"https://kubernetes.default.svc\"] is invalid for the target"
                    + " audiences [\"other\"]"));
    assertThat(verify(token(null, "", "vault"))).isInstanceOf(TokenVerdict.Refused.class);
    assertThat(tokens.verify(token(null, "", "vault", "x"), List.of("vault", "y")))
        .isInstanceOfSatisfying(
            TokenVerdict.Accepted.class,
            accepted -> assertThat(accepted.audiences()).containsExactly("vault"));
  }

  @Test
  void onlyTheRightKeyAndTheRightAlgorithmAreBelieved() throws Exception {
    String[] parts = token().split("\\.", -1);
    TokenKey strange = TokenKey.of(Keys.create());
    byte[] claims = Base64.getUrlDecoder().decode(parts[1]);
    String none = base64("{\"alg\":\"none\"}") + "." + parts[1] + ".";
    String otherAlgorithm =
        base64("{\"alg\":\"ES384\",\"kid\":\"" + key.id() + "\"}")
            + "."
            + parts[1]
            + "."
            + parts[2];
    String widened =
        parts[0]
            + "."
            + base64(new String(claims, StandardCharsets.UTF_8).replace("robot", "admin"))
            + "."
            + parts[2];

    for (String bad : List.of(SignedToken.sign(strange, claims), none, otherAlgorithm, widened)) {
      assertThat(verify(bad)).isEqualTo(refused("the token's signature or content is wrong"));
    }
    ServiceAccountTokens rotated =
        new ServiceAccountTokens(
            List.of("https://new.example", ISSUER),
            List.of(strange, TokenKey.verifying(key.publicKey())),
            List.of(ISSUER),
            objects,
            clock);
    assertThat(rotated.verify(token(), List.of())).isInstanceOf(TokenVerdict.Accepted.class);
  }

  private static String base64(String text) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void tokensOfOthersAreForOthers() {
    byte[] claims = JsonTree.toBytes(Map.of("iss", "https://accounts.example"));

    for (String foreign :
        List.of("garbage", "", "a.b.c", "..", "e30.e30.", SignedToken.sign(key, claims))) {
      assertThat(verify(foreign)).isEqualTo(new TokenVerdict.Foreign());
    }
    assertThat(tokens.identify(request("garbage"))).isInstanceOf(Identification.Refused.class);
  }

  @Test
  void signedClaimsThatAreNotThoseOfABoundTokenAreRefused() {
    for (Object strange :
        List.of(
            Map.of("iss", ISSUER),
            Map.of("iss", ISSUER, "exp", "soon", "kubernetes.io", Map.of()),
            Map.of("iss", ISSUER, "kubernetes.io", List.of(1)),
            Map.of("iss", ISSUER, "exp", 1L << 40, "kubernetes.io", Map.of("namespace", 7L)))) {
      assertThat(verify(SignedToken.sign(key, JsonTree.toBytes(strange))))
          .isInstanceOf(TokenVerdict.Refused.class);
    }
  }

  @Test
  void changedTokensAreNeverAcceptedAndNeverFail() {
    String token = token();
    Random random = new Random(7);
    List<TokenVerdict> accepted = new ArrayList<>();

    for (int i = 0; i < 500; i++) {
      // The last character is left alone: its lowest bits are no part of the signature.
      char[] changed = token.toCharArray();
      int at = random.nextInt(changed.length - 1);
      char other = "A.\u00e9 \"".charAt(random.nextInt(5));
      changed[at] = other == changed[at] ? 'B' : other;
      TokenVerdict verdict = verify(new String(changed));
      if (verdict instanceof TokenVerdict.Accepted) {
        accepted.add(verdict);
      }
    }

    assertThat(accepted).isEmpty();
  }
}
