package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import java.util.List;

/** How a status is written: all but the status and the account of owners stays as it is. */
final class CustomResourceStatusStrategy implements Strategy<Unstructured> {
  private static final FieldSet ALL_ELSE =
      FieldSet.of(
          FieldPath.ofFields("apiVersion"),
          FieldPath.ofFields("kind"),
          FieldPath.ofFields("metadata"),
          FieldPath.ofFields("spec"));

  private final CustomResourceValidation validation;

  CustomResourceStatusStrategy(CustomResourceValidation validation) {
    this.validation = validation;
  }

  @Override
  public Unstructured prepareForUpdate(
      RequestContext context, Unstructured object, Unstructured old) {
    ObjectMeta metadata =
        old.metadata().toBuilder().managedFields(object.metadata().managedFields()).build();
    Unstructured prepared = old.withMetadata(metadata);
    return object.content().containsKey("status")
        ? new Unstructured(prepared.content().with("status", object.content().get("status")))
        : prepared.withoutNested("status");
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, Unstructured object, Unstructured old) {
    return validation.updateStatus(object, old);
  }

  @Override
  public boolean updatesUnconditionally() {
    return false;
  }

  @Override
  public FieldSet resetFields() {
    return ALL_ELSE;
  }
}
