package dev.navarch.registry.core.namespace;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;

/** Writes of who has to finish before a namespace may go. */
public final class NamespaceFinalizeStrategy implements Strategy<Namespace> {
  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));

  @Override
  public Namespace prepareForUpdate(RequestContext context, Namespace object, Namespace old) {
    return TraitStrategy.Parts.withStatusOf(object, old);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Namespace object, Namespace old) {
    return NamespaceValidation.finalizeUpdate(object, old);
  }

  @Override
  public boolean deletesOnUpdate(Namespace object, Namespace old) {
    return NamespaceDeletion.isFinished(object);
  }

  @Override
  public FieldSet resetFields() {
    return STATUS;
  }
}
