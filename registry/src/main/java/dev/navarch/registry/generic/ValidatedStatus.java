package dev.navarch.registry.generic;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import java.util.List;
import java.util.function.BiFunction;

/** Writes of a status that is validated. */
public class ValidatedStatus<T extends MetaObject> extends StatusStrategy<T> {
  /** What a write of the status does to the metadata. */
  public enum Metadata {
    /** Labels, annotations and the like may change with the status. */
    MAY_CHANGE,
    /** Everything but the labels may change. */
    KEEPS_LABELS,
    /** Nothing that people write changes. */
    STAYS
  }

  private static final FieldSet LABELS = FieldSet.of(FieldPath.ofFields("metadata", "labels"));
  private static final FieldSet METADATA = FieldSet.of(FieldPath.ofFields("metadata"));

  private final Metadata metadata;
  private final BiFunction<T, T, List<FieldError>> validation;

  /**
   * Creates the strategy of a status.
   *
   * @param main the strategy of the object itself
   * @param validation what is wrong with a changed status
   */
  public ValidatedStatus(
      Strategy<T> main,
      Class<T> type,
      Metadata metadata,
      BiFunction<T, T, List<FieldError>> validation) {
    super(main, TypeDescriptor.of(type));
    this.metadata = metadata;
    this.validation = validation;
  }

  @Override
  @SuppressWarnings("unchecked") // an object with other metadata is of the same class
  public T prepareForUpdate(RequestContext context, T object, T old) {
    T prepared = super.prepareForUpdate(context, object, old);
    ObjectMeta given = prepared.metadata();
    ObjectMeta stored = old.metadata();
    return switch (metadata) {
      case MAY_CHANGE -> prepared;
      case KEEPS_LABELS ->
          (T) prepared.withMetadata(given.toBuilder().labels(stored.labels()).build());
      case STAYS ->
          (T)
              prepared.withMetadata(
                  given.toBuilder()
                      .labels(stored.labels())
                      .annotations(stored.annotations())
                      .finalizers(stored.finalizers())
                      .ownerReferences(stored.ownerReferences())
                      .build());
    };
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, T object, T old) {
    return validation.apply(object, old);
  }

  @Override
  public FieldSet resetFields() {
    return switch (metadata) {
      case MAY_CHANGE -> super.resetFields();
      case KEEPS_LABELS -> super.resetFields().union(LABELS);
      case STAYS -> super.resetFields().union(METADATA);
    };
  }
}
