package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the objects of a definition are written in one version. Every change but one of metadata
 * counts as a new generation; a status that has a sub-resource is left to it, and then does not
 * count.
 */
final class CustomResourceStrategy implements Strategy<Unstructured> {
  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));

  private final GroupResource resource;
  private final CustomResourceValidation validation;
  private final boolean status;
  private final boolean terminating;

  /**
   * Creates the strategy of a version.
   *
   * @param status whether the status is written through a sub-resource
   * @param terminating whether the definition is going away, and takes no more objects
   */
  CustomResourceStrategy(
      GroupResource resource,
      CustomResourceValidation validation,
      boolean status,
      boolean terminating) {
    this.resource = resource;
    this.validation = validation;
    this.status = status;
    this.terminating = terminating;
  }

  @Override
  public Unstructured prepareForCreate(RequestContext context, Unstructured object) {
    if (terminating) {
      throw ApiException.methodNotSupported(resource, "create")
          .withMessage("create not allowed while custom resource definition is terminating");
    }
    Unstructured prepared = status ? object.withoutNested("status") : object;
    return withGeneration(prepared, 1);
  }

  @Override
  public List<FieldError> validate(RequestContext context, Unstructured object) {
    validation.checkKind(object);
    return validation.create(object);
  }

  @Override
  public List<String> warnings(RequestContext context, Unstructured object) {
    return FinalizerWarnings.of(object.metadata(), null);
  }

  @Override
  public Unstructured prepareForUpdate(
      RequestContext context, Unstructured object, Unstructured old) {
    Unstructured prepared = object;
    if (status) {
      prepared =
          old.content().containsKey("status")
              ? new Unstructured(object.content().with("status", old.content().get("status")))
              : object.withoutNested("status");
    }
    return content(prepared).equals(content(old))
        ? prepared
        : withGeneration(prepared, old.metadata().generation() + 1);
  }

  private static StringMap<@Nullable Object> content(Unstructured object) {
    return object.content().without("metadata");
  }

  private static Unstructured withGeneration(Unstructured object, long generation) {
    return object.withMetadata(object.metadata().toBuilder().generation(generation).build());
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, Unstructured object, Unstructured old) {
    validation.checkKind(object);
    return validation.update(object, old);
  }

  @Override
  public List<String> warningsOnUpdate(
      RequestContext context, Unstructured object, Unstructured old) {
    return FinalizerWarnings.of(object.metadata(), old.metadata());
  }

  @Override
  public boolean updatesUnconditionally() {
    return false;
  }

  @Override
  public FieldSet resetFields() {
    return status ? STATUS : FieldSet.EMPTY;
  }
}
