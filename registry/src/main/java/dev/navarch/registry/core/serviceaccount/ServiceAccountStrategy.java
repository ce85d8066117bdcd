package dev.navarch.registry.core.serviceaccount;

import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;

/** Writes of service accounts. Of the secrets that they name only the names are kept. */
public final class ServiceAccountStrategy extends TraitStrategy<ServiceAccount> {
  private static final String ENFORCE = "kubernetes.io/enforce-mountable-secrets";

  public ServiceAccountStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public ServiceAccount prepareForCreate(RequestContext context, ServiceAccount object) {
    return withNames(super.prepareForCreate(context, object));
  }

  @Override
  public ServiceAccount prepareForUpdate(
      RequestContext context, ServiceAccount object, ServiceAccount old) {
    return withNames(super.prepareForUpdate(context, object, old));
  }

  private static ServiceAccount withNames(ServiceAccount account) {
    return account.toBuilder()
        .secrets(
            account.secrets().stream()
                .map(secret -> ObjectReference.builder().name(secret.name()).build())
                .toList())
        .build();
  }

  @Override
  public List<FieldError> validate(RequestContext context, ServiceAccount object) {
    return ServiceAccountValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ServiceAccount object, ServiceAccount old) {
    return ServiceAccountValidation.update(object, old);
  }

  @Override
  public List<String> warnings(RequestContext context, ServiceAccount object) {
    return object.metadata().annotations().containsKey(ENFORCE)
        ? List.of(
            FieldPath.of("metadata", "annotations").key(ENFORCE)
                + ": deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets")
        : List.of();
  }

  @Override
  public List<String> warningsOnUpdate(
      RequestContext context, ServiceAccount object, ServiceAccount old) {
    return old.metadata().annotations().containsKey(ENFORCE)
        ? List.of()
        : warnings(context, object);
  }
}
