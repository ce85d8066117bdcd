package dev.navarch.registry.authorization;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import java.util.Optional;

/** What answers questions about rights. */
public final class AuthorizationResources implements GroupResources {
  public static final AuthorizationResources INSTANCE = new AuthorizationResources();

  private AuthorizationResources() {}

  @Override
  public Optional<Rest> rest(ResourceType type, RegistryContext context) {
    BuiltInStores stores = context.stores();
    return switch (type.path()) {
      case "localsubjectaccessreviews" ->
          Optional.of(new LocalSubjectAccessReviewRest(stores, context.authorizer()));
      case "selfsubjectaccessreviews" ->
          Optional.of(new SelfSubjectAccessReviewRest(stores, context.authorizer()));
      case "selfsubjectrulesreviews" ->
          Optional.of(new SelfSubjectRulesReviewRest(stores, context.rbac()));
      case "subjectaccessreviews" ->
          Optional.of(new SubjectAccessReviewRest(stores, context.authorizer()));
      default -> Optional.empty();
    };
  }
}
