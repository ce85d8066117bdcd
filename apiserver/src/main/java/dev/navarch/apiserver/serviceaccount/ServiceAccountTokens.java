package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.BearerToken;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.ServiceAccountName;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.http.ApiRequest;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Recognizes service accounts by their tokens. A token is good as long as its time lasts, and the
 * service account and whatever it is bound to are still the objects that it was made for.
 */
public final class ServiceAccountTokens implements Authenticator {
  private static final String CREDENTIAL_ID = "authentication.kubernetes.io/credential-id";
  private static final String POD_NAME = "authentication.kubernetes.io/pod-name";
  private static final String POD_UID = "authentication.kubernetes.io/pod-uid";
  private static final String NODE_NAME = "authentication.kubernetes.io/node-name";
  private static final String NODE_UID = "authentication.kubernetes.io/node-uid";
  private static final String INVALIDATED = "service account token has been invalidated";

  /** How far clocks may be apart, and how long what is being deleted still counts. */
  private static final long LEEWAY_SECONDS = 60;

  private static final int REMEMBERED = 4096;

  private final List<String> issuers;
  private final List<TokenKey> keys;
  private final List<String> audiences;
  private final ServiceAccountObjects objects;
  private final InstantSource clock;
  private final VerifiedTokens verified = new VerifiedTokens(REMEMBERED);

  /**
   * Creates an authenticator.
   *
   * @param issuers names under which this cluster gives out tokens, or did before
   * @param keys that sign them, or did before
   * @param audiences what this server goes by
   */
  public ServiceAccountTokens(
      List<String> issuers,
      List<TokenKey> keys,
      List<String> audiences,
      ServiceAccountObjects objects,
      InstantSource clock) {
    this.issuers = List.copyOf(issuers);
    this.keys = List.copyOf(keys);
    this.audiences = List.copyOf(audiences);
    this.objects = objects;
    this.clock = clock;
  }

  @Override
  public Identification identify(ApiRequest request) {
    Optional<String> token = BearerToken.of(request);
    if (token.isEmpty()) {
      return Identification.none();
    }
    return switch (verify(token.get(), audiences)) {
      case TokenVerdict.Accepted(User user, List<String> accepted) ->
          new Identification.Known(user);
      case TokenVerdict.Refused(String reason) -> new Identification.Refused(reason);
      case TokenVerdict.Foreign() ->
          new Identification.Refused("the token is no service account's");
    };
  }

  /**
   * Tells what a token is worth.
   *
   * @param wanted the audiences of which the token must name at least one; none for those of this
   *     server
   */
  public TokenVerdict verify(String token, List<String> wanted) {
    Optional<SignedToken> parsed = SignedToken.parse(token);
    if (parsed.isEmpty() || !issuers.contains(parsed.get().issuer())) {
      return new TokenVerdict.Foreign();
    }
    Optional<TokenClaims> claims = verified.get(token, text -> signed(parsed.get()));
    if (claims.isEmpty()) {
      return new TokenVerdict.Refused("the token's signature or content is wrong");
    }
    List<String> targets = wanted.isEmpty() ? audiences : wanted;
    List<String> both = claims.get().audiences().stream().filter(targets::contains).toList();
    if (both.isEmpty()) {
      return new TokenVerdict.Refused(
          "token audiences %s is invalid for the target audiences %s"
              .formatted(quoted(claims.get().audiences()), quoted(targets)));
    }
    String problem = problem(claims.get());
    return problem == null
        ? new TokenVerdict.Accepted(user(claims.get()), both)
        : new TokenVerdict.Refused(problem);
  }

  private Optional<TokenClaims> signed(SignedToken token) {
    return keys.stream().anyMatch(token::isSignedBy)
        ? TokenClaims.of(token.claims())
        : Optional.empty();
  }

  private static String quoted(List<String> texts) {
    return texts.stream().map(GoQuoting::quote).collect(Collectors.joining(" ", "[", "]"));
  }

  /** What is wrong with the claims now, or null. */
  private @Nullable String problem(TokenClaims claims) {
    long now = clock.instant().getEpochSecond();
    if (now - LEEWAY_SECONDS > claims.expiry()) {
      return "service account token has expired";
    }
    if (now + LEEWAY_SECONDS < claims.notBefore()) {
      return "service account token is not valid yet";
    }
    if (now + LEEWAY_SECONDS < claims.issuedAt()) {
      return "service account token is issued in the future";
    }
    ServiceAccountName account = claims.accountName();
    if (!account.username().equals(claims.subject())) {
      return "sub claim does not match the service account";
    }
    Optional<ObjectMeta> found = objects.serviceAccount(account.namespace(), account.name());
    if (found.isEmpty() || isDeleted(found.get(), now)) {
      return "service account %s/%s has been deleted"
          .formatted(account.namespace(), account.name());
    }
    if (!found.get().uid().equals(claims.account().uid())) {
      return "service account UID (%s) does not match claim (%s)"
          .formatted(found.get().uid(), claims.account().uid());
    }
    return boundProblem(claims, now);
  }

  private @Nullable String boundProblem(TokenClaims claims, long now) {
    ObjectRef secret = claims.secret();
    ObjectRef pod = claims.pod();
    ObjectRef node = claims.node();
    String problem = null;
    if (secret != null) {
      problem = problem("secret", secret, objects.secret(claims.namespace(), secret.name()), now);
    }
    if (problem == null && pod != null) {
      problem =
          problem(
              "pod",
              pod,
              objects.pod(claims.namespace(), pod.name()).map(found -> found.metadata()),
              now);
    }
    // Beside a pod the node only says where that runs, and the pod speaks for itself.
    if (problem == null && pod == null && node != null) {
      problem = problem("node", node, objects.node(node.name()), now);
    }
    return problem;
  }

  private static @Nullable String problem(
      String kind, ObjectRef claimed, Optional<ObjectMeta> found, long now) {
    if (found.isEmpty() || isDeleted(found.get(), now)) {
      return INVALIDATED;
    }
    return found.get().uid().equals(claimed.uid())
        ? null
        : "%s UID (%s) does not match service account %s ref claim (%s)"
            .formatted(kind, found.get().uid(), kind, claimed.uid());
  }

  private static boolean isDeleted(ObjectMeta metadata, long now) {
    Time deletion = metadata.deletionTimestamp();
    return deletion != null && deletion.epochSecond() < now - LEEWAY_SECONDS;
  }

  private static User user(TokenClaims claims) {
    Map<String, List<String>> extra = new LinkedHashMap<>();
    if (!claims.id().isEmpty()) {
      extra.put(CREDENTIAL_ID, List.of("JTI=" + claims.id()));
    }
    put(extra, POD_NAME, POD_UID, claims.pod());
    put(extra, NODE_NAME, NODE_UID, claims.node());
    ServiceAccountName account = claims.accountName();
    return new User(account.username(), claims.account().uid(), account.groups(), extra);
  }

  private static void put(
      Map<String, List<String>> extra, String name, String uid, @Nullable ObjectRef ref) {
    if (ref != null) {
      extra.put(name, List.of(ref.name()));
      if (!ref.uid().isEmpty()) {
        extra.put(uid, List.of(ref.uid()));
      }
    }
  }
}
