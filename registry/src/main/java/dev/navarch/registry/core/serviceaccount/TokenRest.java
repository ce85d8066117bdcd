package dev.navarch.registry.core.serviceaccount;

import dev.navarch.api.authentication.v1.TokenRequest;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.apiserver.serviceaccount.TokenRequests;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.function.Supplier;

/** Gives out tokens of service accounts. A token leaves no trace, so a dry run gives one too. */
public final class TokenRest implements Creatable<TokenRequest> {
  private final Supplier<TokenRequests> requests;
  private final ObjectModel model;

  public TokenRest(BuiltInStores stores, Supplier<TokenRequests> requests) {
    this.requests = requests;
    this.model =
        stores.model(
            new GroupKind("authentication.k8s.io", "TokenRequest"),
            new GroupVersion("authentication.k8s.io", "v1"));
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      TokenRequest object,
      WriteCheck<TokenRequest> check,
      boolean dryRun) {
    TokenRequest prepared = requests.get().prepare(object, name.namespace(), name.name());
    check.check(prepared, null);
    TokenRequests.Granted granted = requests.get().grant(prepared);
    granted.warnings().forEach(context.warnings()::add);
    return granted.answer();
  }
}
