package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of a namespace's status. */
public final class NamespaceStatusStrategy extends StatusStrategy<Namespace> {
  public NamespaceStatusStrategy(Strategy<Namespace> main) {
    super(main, TypeDescriptor.of(Namespace.class));
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Namespace object, Namespace old) {
    return NamespaceValidation.updateStatus(object, old);
  }

  @Override
  public boolean deletesOnUpdate(Namespace object, Namespace old) {
    return NamespaceDeletion.isFinished(object);
  }
}
