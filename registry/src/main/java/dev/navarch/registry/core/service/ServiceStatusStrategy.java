package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Service;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of a service's status: by whoever provides load balancers. */
public final class ServiceStatusStrategy extends StatusStrategy<Service> {
  public ServiceStatusStrategy(Strategy<Service> main) {
    super(main, TypeDescriptor.of(Service.class));
  }

  /** Returns true: Kubernetes creates a missing service through its status too. */
  @Override
  public boolean createsOnUpdate() {
    return true;
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Service object, Service old) {
    return ServiceValidation.updateStatus(object, old);
  }
}
