package dev.navarch.registry.generic;

import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.serviceaccount.ServiceAccountTokens;
import dev.navarch.apiserver.serviceaccount.TokenRequests;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What resources may need of each other and of the server. Everything that is made later than the
 * resources is behind a supplier; it is there before the first request.
 *
 * @param authorizer decides who may do what: for access reviews and evictions
 * @param rbac the rules that people hold; empty where RBAC is not used
 * @param authenticator knows who a token stands for: for token reviews
 */
public record RegistryContext(
    BuiltInStores stores,
    RegistrySettings settings,
    Supplier<Authorizer> authorizer,
    Supplier<Optional<RbacAuthorizer>> rbac,
    Supplier<Authenticator> authenticator,
    Supplier<TokenRequests> tokenRequests,
    Supplier<ServiceAccountTokens> tokens) {}
