package dev.navarch.registry.authentication;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import java.util.Optional;

/** What answers questions about who somebody is. */
public final class AuthenticationResources implements GroupResources {
  public static final AuthenticationResources INSTANCE = new AuthenticationResources();

  static final String GROUP = "authentication.k8s.io";

  private AuthenticationResources() {}

  @Override
  public Optional<Rest> rest(ResourceType type, RegistryContext context) {
    return switch (type.path()) {
      case "selfsubjectreviews" -> Optional.of(new SelfSubjectReviewRest(context.stores()));
      case "tokenreviews" ->
          Optional.of(
              new TokenReviewRest(context.stores(), context.tokens(), context.authenticator()));
      default -> Optional.empty();
    };
  }
}
