package dev.navarch.registry.apiregistration.apiservice;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.apiregistration.v1.APIServiceCondition;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/** How entries of API groups are written. What the server serves itself is there at once. */
public final class ApiServiceStrategy extends ValidatedStrategy<APIService> {
  public ApiServiceStrategy() {
    super(
        new GroupResource("apiregistration.k8s.io", "apiservices"),
        ApiServiceValidation::create,
        ApiServiceValidation::update);
  }

  /** What a name must be depends on the rest of the object, and is looked at with it. */
  @Override
  public NameCheck names() {
    return (name, prefix) -> List.of();
  }

  @Override
  public List<FieldError> validate(RequestContext context, APIService object) {
    List<FieldError> errors = new ArrayList<>();
    String name = object.metadata().name();
    NameValidation.invalid(
        name,
        ApiServiceValidation.names(object).check(name, false),
        FieldPath.of("metadata", "name"),
        errors);
    errors.addAll(super.validate(context, object));
    return errors;
  }

  @Override
  public APIService prepareForCreate(RequestContext context, APIService object) {
    APIService prepared = super.prepareForCreate(context, object);
    if (prepared.spec().service() != null) {
      return prepared;
    }
    APIServiceCondition available =
        new APIServiceCondition(
            "Available", "True", context.now(), "Local", "Local APIServices are always available");
    return prepared.toBuilder().status(status -> status.conditions(List.of(available))).build();
  }

  /** How their status is written. */
  public Strategy<APIService> status() {
    return new ValidatedStatus<>(
        this, APIService.class, ValidatedStatus.Metadata.STAYS, (service, old) -> List.of());
  }
}
