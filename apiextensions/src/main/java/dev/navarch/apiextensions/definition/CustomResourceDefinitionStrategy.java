package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.ConditionStatus;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionCondition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionConditionType;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionStatus;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaBuilder;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How definitions are written. The status is the server's: a new definition has none but for the
 * version that its objects are stored in, and a change only ever adds to the stored versions.
 */
public final class CustomResourceDefinitionStrategy implements Strategy<CustomResourceDefinition> {
  /** Holds a definition until all objects that it defines are gone. */
  public static final String CLEANUP = "customresourcecleanup.apiextensions.k8s.io";

  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));

  /** The name depends on the rest of the definition, and is checked with it. */
  private static final NameCheck ANY_NAME = (name, prefix) -> List.of();

  private final DefinitionValidation validation;

  public CustomResourceDefinitionStrategy(DefinitionValidation validation) {
    this.validation = validation;
  }

  @Override
  public NameCheck names() {
    return ANY_NAME;
  }

  @Override
  public CustomResourceDefinition prepareForCreate(
      RequestContext context, CustomResourceDefinition definition) {
    return withStoredVersion(
        definition.toBuilder()
            .metadata(definition.metadata().toBuilder().generation(1).build())
            .spec(FreeValues.inOrder(definition.spec()))
            .status(CustomResourceDefinitionStatus.builder().build())
            .build());
  }

  @Override
  public List<FieldError> validate(RequestContext context, CustomResourceDefinition definition) {
    return besides(
        ObjectMetaValidation.create(definition.metadata(), false, ANY_NAME),
        validation.create(definition, isBeta(context)));
  }

  @Override
  public CustomResourceDefinition prepareForUpdate(
      RequestContext context, CustomResourceDefinition definition, CustomResourceDefinition old) {
    CustomResourceDefinition prepared =
        withStoredVersion(
            definition.toBuilder()
                .spec(FreeValues.inOrder(definition.spec()))
                .status(old.status())
                .build());
    return prepared.spec().equals(old.spec())
        ? prepared
        : prepared.toBuilder()
            .metadata(
                prepared.metadata().toBuilder().generation(old.metadata().generation() + 1).build())
            .build();
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, CustomResourceDefinition definition, CustomResourceDefinition old) {
    return besides(
        ObjectMetaValidation.update(definition.metadata(), old.metadata()),
        validation.update(definition, old, isBeta(context)));
  }

  private static boolean isBeta(RequestContext context) {
    return context.info().version().equals("v1beta1");
  }

  /** Without what is found by whoever checks the metadata of all kinds. */
  static List<FieldError> besides(List<FieldError> metadata, List<FieldError> all) {
    List<FieldError> rest = new ArrayList<>(all);
    metadata.forEach(rest::remove);
    return rest;
  }

  private static CustomResourceDefinition withStoredVersion(CustomResourceDefinition definition) {
    List<String> stored = definition.status().storedVersions();
    for (CustomResourceDefinitionVersion version : definition.spec().versions()) {
      if (version.storage()) {
        if (stored.contains(version.name())) {
          return definition;
        }
        List<String> more = new ArrayList<>(stored);
        more.add(version.name());
        return definition.toBuilder()
            .status(definition.status().toBuilder().storedVersions(more).build())
            .build();
      }
    }
    return definition;
  }

  /**
   * The first request to delete a definition marks it, holds it until its objects are gone, and
   * says so in its status. What the client wants to become of dependents counts from the second one
   * on: those take the usual way.
   */
  @Override
  public Optional<CustomResourceDefinition> marked(
      CustomResourceDefinition definition, Time now, List<String> finalizers) {
    ObjectMeta metadata = definition.metadata();
    if (metadata.deletionTimestamp() != null) {
      return Optional.empty();
    }
    ObjectMetaBuilder marked = metadata.toBuilder().deletionTimestamp(now);
    if (!metadata.finalizers().contains(CLEANUP)) {
      List<String> held = new ArrayList<>(metadata.finalizers());
      held.add(CLEANUP);
      marked.finalizers(held);
    }
    List<CustomResourceDefinitionCondition> conditions =
        new ArrayList<>(definition.status().conditions());
    conditions.removeIf(
        condition -> condition.type().equals(CustomResourceDefinitionConditionType.TERMINATING));
    conditions.add(
        CustomResourceDefinitionCondition.builder()
            .type(CustomResourceDefinitionConditionType.TERMINATING)
            .status(ConditionStatus.TRUE)
            .lastTransitionTime(now)
            .reason("InstanceDeletionPending")
            .message(
                "CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon")
            .build());
    return Optional.of(
        definition.toBuilder()
            .metadata(marked.build())
            .status(definition.status().toBuilder().conditions(conditions).build())
            .build());
  }

  @Override
  public boolean updatesUnconditionally() {
    return false;
  }

  @Override
  public FieldSet resetFields() {
    return STATUS;
  }
}
