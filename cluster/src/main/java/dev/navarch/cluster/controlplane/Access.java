package dev.navarch.cluster.controlplane;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.AuthenticatorChain;
import dev.navarch.apiserver.authentication.ClientCertificates;
import dev.navarch.apiserver.authentication.Insiders;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.AuthorizerChain;
import dev.navarch.apiserver.authorization.PrivilegedGroups;
import dev.navarch.apiserver.serviceaccount.OpenIdDocuments;
import dev.navarch.apiserver.serviceaccount.ServiceAccountTokens;
import dev.navarch.apiserver.serviceaccount.TokenIssuer;
import dev.navarch.apiserver.serviceaccount.TokenKey;
import dev.navarch.apiserver.serviceaccount.TokenRequests;
import dev.navarch.apiserver.serviceaccount.TokenRules;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.registry.access.StoredRbac;
import dev.navarch.registry.access.StoredServiceAccounts;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import javax.net.ssl.X509TrustManager;

/** Who is who, and who may do what, in one control plane. */
record Access(
    Authenticator authenticator,
    Authorizer authorizer,
    Optional<RbacAuthorizer> rbac,
    TokenRequests tokenRequests,
    ServiceAccountTokens tokens,
    Lazy<OpenIdDocuments> openId) {
  /** What service-account tokens name as the one who issued them. */
  private static final String ISSUER = "https://kubernetes.default.svc";

  /** Puts the ways together; what has to be closed is added to the parts. */
  static Access of(
      ControlPlaneOptions options,
      Supplier<ControlPlaneKeys> keys,
      int port,
      BuiltInStores stores,
      List<AutoCloseable> parts) {
    TokenKey key = TokenKey.onDemand(() -> keys.get().serviceAccounts());
    TokenRules rules = TokenRules.of(ISSUER);
    StoredServiceAccounts accounts = new StoredServiceAccounts(stores);
    ServiceAccountTokens tokens =
        new ServiceAccountTokens(
            List.of(ISSUER), List.of(key), List.of(ISSUER), accounts, options.clock());
    TokenRequests requests =
        new TokenRequests(
            new TokenIssuer(ISSUER, key),
            accounts,
            rules,
            options.clock(),
            () -> UUID.randomUUID().toString());
    List<Authenticator> known = new ArrayList<>();
    known.add(new Insiders());
    known.add(new ClientCertificates(Lazy.of(() -> keys.get().authority().trust())));
    for (X509TrustManager authority : options.clientAuthorities()) {
      known.add(new ClientCertificates(authority));
    }
    known.addAll(options.authenticators());
    known.add(tokens);

    List<Authorizer> authorizers = new ArrayList<>();
    authorizers.add(new PrivilegedGroups(User.MASTERS_GROUP));
    Optional<RbacAuthorizer> rbac = Optional.empty();
    for (String mode : options.authorization()) {
      switch (mode) {
        case "RBAC" -> {
          StoredRbac objects = new StoredRbac(stores);
          parts.add(objects);
          rbac = Optional.of(new RbacAuthorizer(objects));
          authorizers.add(rbac.get());
        }
        case ControlPlaneOptions.ALWAYS_ALLOW -> authorizers.add(ControlPlaneOptions.alwaysAllow());
        default -> throw new IllegalArgumentException("unknown authorization mode: " + mode);
      }
    }
    if (options.anonymous() && !options.allowsAnonymous()) {
      System.getLogger(Access.class.getName())
          .log(
              System.Logger.Level.WARNING,
              "anonymous requests are not served with the authorization mode AlwaysAllow");
    }
    return new Access(
        new AuthenticatorChain(known, options.allowsAnonymous()),
        new AuthorizerChain(authorizers),
        rbac,
        requests,
        tokens,
        Lazy.of(() -> OpenIdDocuments.of(ISSUER, keysAddress(options, port), List.of(key))));
  }

  private static URI keysAddress(ControlPlaneOptions options, int port) {
    return URI.create(
        "https://" + options.advertiseAddress() + ":" + port + OpenIdDocuments.KEYS_PATH);
  }
}
