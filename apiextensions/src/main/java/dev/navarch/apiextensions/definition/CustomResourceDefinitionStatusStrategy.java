package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import java.util.List;

/**
 * How the status of definitions is written. As in Kubernetes the metadata may change with it,
 * though nobody comes to own it that way.
 */
public final class CustomResourceDefinitionStatusStrategy
    implements Strategy<CustomResourceDefinition> {
  private static final FieldSet ALL_ELSE =
      FieldSet.of(FieldPath.ofFields("metadata"), FieldPath.ofFields("spec"));

  private final DefinitionValidation validation;

  public CustomResourceDefinitionStatusStrategy(DefinitionValidation validation) {
    this.validation = validation;
  }

  @Override
  public NameCheck names() {
    return (name, prefix) -> List.of();
  }

  @Override
  public CustomResourceDefinition prepareForUpdate(
      RequestContext context, CustomResourceDefinition definition, CustomResourceDefinition old) {
    return definition.toBuilder().spec(old.spec()).build();
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, CustomResourceDefinition definition, CustomResourceDefinition old) {
    return CustomResourceDefinitionStrategy.besides(
        ObjectMetaValidation.update(definition.metadata(), old.metadata()),
        validation.updateStatus(definition, old));
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
