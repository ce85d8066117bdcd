package dev.navarch.registry.generic;

import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authentication.AuthenticatorChain;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.AuthorizerChain;
import dev.navarch.apiserver.authorization.PrivilegedGroups;
import dev.navarch.apiserver.certificates.Keys;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.rest.Warnings;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.apiserver.serviceaccount.ServiceAccountTokens;
import dev.navarch.apiserver.serviceaccount.TokenIssuer;
import dev.navarch.apiserver.serviceaccount.TokenKey;
import dev.navarch.apiserver.serviceaccount.TokenRequests;
import dev.navarch.apiserver.serviceaccount.TokenRules;
import dev.navarch.registry.BuiltInResources;
import dev.navarch.registry.access.StoredRbac;
import dev.navarch.registry.access.StoredServiceAccounts;
import dev.navarch.registry.rbac.authorizer.RbacAuthorizer;
import dev.navarch.storage.memory.MemoryStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All built-in resources on a store in memory, with RBAC, and nothing around them. */
public final class TestRegistry implements AutoCloseable {
  public static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  public static final User ADMIN = User.of("admin", User.MASTERS_GROUP, User.AUTHENTICATED_GROUP);
  public static final User ALICE = User.of("alice", User.AUTHENTICATED_GROUP);

  private static final String ISSUER = "https://kubernetes.default.svc";
  private static final Scheme SCHEME = AllTypes.scheme();

  private final RegistryContext context;
  private @Nullable StoredRbac rbacObjects;
  private @Nullable RbacAuthorizer rbac;
  private @Nullable TokenRequests requests;
  private @Nullable ServiceAccountTokens tokens;

  public TestRegistry() {
    this(List.of());
  }

  /** With ways to know people besides service account tokens. */
  public TestRegistry(List<Authenticator> authenticators) {
    InstantSource clock = InstantSource.fixed(NOW);
    DefaultingContext defaulting = new DefaultingContext(clock, Map.of(), 36);
    BuiltInStores stores =
        new BuiltInStores(
            MemoryStore.create(),
            new ObjectTable(1 << 20),
            SCHEME,
            new CodecFactory(SCHEME, defaulting),
            defaulting,
            ServedVersions.of(Release.V1_36),
            resource -> BuiltInResources.behavior(resource, context()));
    context =
        new RegistryContext(
            stores,
            RegistrySettings.of("10.0.0.0/24", Duration.ofHours(1), clock),
            this::authorizer,
            () -> Optional.of(rbac()),
            () -> new AuthenticatorChain(authenticators, true),
            this::tokenRequests,
            this::tokens);
  }

  public RegistryContext context() {
    return context;
  }

  private RbacAuthorizer rbac() {
    if (rbac == null) {
      rbacObjects = new StoredRbac(context.stores());
      rbac = new RbacAuthorizer(rbacObjects);
    }
    return rbac;
  }

  private Authorizer authorizer() {
    return new AuthorizerChain(List.of(new PrivilegedGroups(User.MASTERS_GROUP), rbac()));
  }

  public TokenRequests tokenRequests() {
    tokens();
    if (requests == null) {
      throw new IllegalStateException();
    }
    return requests;
  }

  private ServiceAccountTokens tokens() {
    if (tokens == null) {
      TokenKey key = TokenKey.of(Keys.create());
      InstantSource clock = InstantSource.fixed(NOW);
      StoredServiceAccounts accounts = new StoredServiceAccounts(context.stores());
      requests =
          new TokenRequests(
              new TokenIssuer(ISSUER, key), accounts, TokenRules.of(ISSUER), clock, () -> "id");
      tokens =
          new ServiceAccountTokens(List.of(ISSUER), List.of(key), List.of(ISSUER), accounts, clock);
    }
    return tokens;
  }

  /** The store of a resource. */
  public <T extends MetaObject> ResourceStore<T> store(String group, String resource) {
    return context.stores().of(group, resource);
  }

  /** The same objects, of which the status is written. */
  @SuppressWarnings("unchecked") // the caller knows of which class the objects are
  public <T extends MetaObject> ResourceStore<T> status(String group, String resource) {
    return (ResourceStore<T>) context.stores().status(new GroupResource(group, resource));
  }

  /** What serves a sub-resource, or a resource that is not stored. */
  public Rest rest(String group, String version, String resource, String subresource) {
    GroupVersionResource name = new GroupVersionResource(group, version, resource);
    ResourceType type =
        (subresource.isEmpty()
                ? BuiltInGroups.resource(name)
                : BuiltInGroups.subresource(name, subresource))
            .orElseThrow();
    return BuiltInResources.rest(type, context).orElseThrow();
  }

  public static RequestContext request(User user, String method, String path) {
    return new RequestContext(
        RequestInfo.of(method, path, Query.EMPTY), user, "", new Warnings(), NOW);
  }

  /** Creates an object as somebody who may do anything. */
  public <T extends MetaObject> T create(ResourceStore<T> store, String path, T object) {
    return store.create(
        request(ADMIN, "POST", path),
        object.metadata().namespace(),
        object,
        WriteCheck.none(),
        false);
  }

  @Override
  public void close() {
    if (rbacObjects != null) {
      rbacObjects.close();
    }
  }
}
