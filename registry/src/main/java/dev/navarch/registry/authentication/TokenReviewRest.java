package dev.navarch.registry.authentication;

import dev.navarch.api.authentication.v1.TokenReview;
import dev.navarch.api.authentication.v1.TokenReviewStatus;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.Identification;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.apiserver.serviceaccount.ServiceAccountTokens;
import dev.navarch.apiserver.serviceaccount.TokenVerdict;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Tells whose a token is. A token of a service account names those it is meant for; any other token
 * is meant for this server alone.
 */
final class TokenReviewRest implements Creatable<TokenReview> {
  private static final String INVALID = "invalid bearer token";
  private static final byte[] NO_BODY = {};

  private final ObjectModel model;
  private final Supplier<ServiceAccountTokens> tokens;
  private final Supplier<Authenticator> authenticator;

  TokenReviewRest(
      BuiltInStores stores,
      Supplier<ServiceAccountTokens> tokens,
      Supplier<Authenticator> authenticator) {
    this.model =
        stores.model(
            new GroupKind(AuthenticationResources.GROUP, "TokenReview"),
            new GroupVersion(AuthenticationResources.GROUP, "v1"));
    this.tokens = tokens;
    this.authenticator = authenticator;
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      TokenReview object,
      WriteCheck<TokenReview> check,
      boolean dryRun) {
    if (object.spec().token().isEmpty()) {
      throw ApiException.badRequest("token is required for TokenReview in authentication");
    }
    check.check(object, null);
    return object.toBuilder()
        .status(review(object.spec().token(), object.spec().audiences()))
        .build();
  }

  private TokenReviewStatus review(String token, List<String> audiences) {
    return switch (tokens.get().verify(token, audiences)) {
      case TokenVerdict.Accepted(User user, List<String> accepted) ->
          known(authenticated(user), accepted);
      case TokenVerdict.Refused(String reason) -> unknown("[" + INVALID + ", " + reason + "]");
      case TokenVerdict.Foreign() -> audiences.isEmpty() ? askOthers(token) : unknown(INVALID);
    };
  }

  private TokenReviewStatus askOthers(String token) {
    ApiRequest request =
        new ApiRequest(
            "GET",
            "/",
            Query.EMPTY,
            Headers.of("Authorization", "Bearer " + token),
            NO_BODY,
            new Peer("", List.of()));
    return authenticator.get().identify(request) instanceof Identification.Known(User user)
            && !user.isIn(User.UNAUTHENTICATED_GROUP)
        ? known(user, List.of())
        : unknown(INVALID);
  }

  private static User authenticated(User user) {
    if (user.isIn(User.AUTHENTICATED_GROUP)) {
      return user;
    }
    List<String> groups = new ArrayList<>(user.groups());
    groups.add(User.AUTHENTICATED_GROUP);
    return new User(user.name(), user.uid(), groups, user.extra());
  }

  private static TokenReviewStatus known(User user, List<String> audiences) {
    return TokenReviewStatus.builder()
        .authenticated(true)
        .user(UserInfos.of(user))
        .audiences(audiences)
        .build();
  }

  private static TokenReviewStatus unknown(String error) {
    return TokenReviewStatus.builder().error(error).build();
  }
}
