package dev.navarch.registry.generic;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The strategy that follows from a resource's traits and the fields of its kind. Resources with
 * more to say extend it.
 */
public class TraitStrategy<T extends MetaObject> implements Strategy<T> {
  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));

  private final Set<Trait> traits;

  public TraitStrategy(Set<Trait> traits) {
    this.traits = Set.copyOf(traits);
  }

  protected final boolean has(Trait trait) {
    return traits.contains(trait);
  }

  @Override
  public NameCheck names() {
    return has(Trait.ANY_NAME)
        ? NameKind.PATH_SEGMENT
        : has(Trait.LABEL_NAME) ? NameKind.DNS_LABEL : NameKind.DNS_SUBDOMAIN;
  }

  @Override
  public boolean knowsFinalizers() {
    return true;
  }

  @Override
  public T prepareForCreate(RequestContext context, T object) {
    T prepared = has(Trait.STATUS) ? Parts.withoutStatus(object) : object;
    return has(Trait.STARTS_GENERATIONS) ? Parts.withGeneration(prepared, 1) : prepared;
  }

  @Override
  public T prepareForUpdate(RequestContext context, T object, T old) {
    T prepared = has(Trait.STATUS) ? Parts.withStatusOf(object, old) : object;
    return has(Trait.COUNTS_GENERATIONS) && Parts.differ(prepared, old)
        ? Parts.withGeneration(prepared, old.metadata().generation() + 1)
        : prepared;
  }

  @Override
  public boolean createsOnUpdate() {
    return has(Trait.CREATES_ON_UPDATE);
  }

  @Override
  public boolean updatesUnconditionally() {
    return has(Trait.UNCONDITIONAL);
  }

  @Override
  public Dependents dependents(RequestContext context) {
    if (has(Trait.NO_DEPENDENTS)) {
      return Dependents.UNSUPPORTED;
    }
    return has(Trait.ORPHANS) ? Dependents.ORPHAN : Dependents.DELETE;
  }

  @Override
  public boolean returnsDeleted() {
    return has(Trait.RETURNS_DELETED);
  }

  @Override
  public FieldSet resetFields() {
    return has(Trait.STATUS) ? STATUS : FieldSet.EMPTY;
  }

  /** The parts of an object that are neither its kind nor its metadata. */
  public static final class Parts {
    private static final int METADATA = 1;

    private Parts() {}

    /** The same object with another generation. */
    @SuppressWarnings("unchecked") // an object with other metadata is of the same class
    public static <T extends MetaObject> T withGeneration(T object, long generation) {
      return (T) object.withMetadata(object.metadata().toBuilder().generation(generation).build());
    }

    /** The same object with a status in which nothing is set. */
    @SuppressWarnings("unchecked") // the descriptor is that of the object's class
    public static <T extends MetaObject> T withoutStatus(T object) {
      TypeDescriptor<T> type =
          (TypeDescriptor<T>) (TypeDescriptor<?>) TypeDescriptor.of((Object) object);
      int status = component(type, "status");
      return status < 0 ? object : type.with(object, status, type.get(type.zero(), status));
    }

    /** The same object with the status of another. */
    @SuppressWarnings("unchecked") // the descriptor is that of the object's class
    public static <T extends MetaObject> T withStatusOf(T object, T other) {
      TypeDescriptor<T> type =
          (TypeDescriptor<T>) (TypeDescriptor<?>) TypeDescriptor.of((Object) object);
      int status = component(type, "status");
      return status < 0 ? object : type.with(object, status, type.get(other, status));
    }

    /** Another object's everything, with the status of this one and its labels and the like. */
    @SuppressWarnings("unchecked") // the descriptor is that of the object's class
    public static <T extends MetaObject> T onlyStatus(T object, T old) {
      TypeDescriptor<T> type =
          (TypeDescriptor<T>) (TypeDescriptor<?>) TypeDescriptor.of((Object) object);
      int status = component(type, "status");
      T merged = (T) old.withMetadata(object.metadata());
      return status < 0 ? merged : type.with(merged, status, type.get(object, status));
    }

    /** Whether two objects differ in anything but kind, metadata and status. */
    @SuppressWarnings("unchecked") // the descriptor is that of the objects' class
    public static <T extends MetaObject> boolean differ(T object, T other) {
      TypeDescriptor<T> type =
          (TypeDescriptor<T>) (TypeDescriptor<?>) TypeDescriptor.of((Object) object);
      List<FieldDescriptor> fields = type.fields();
      for (int i = METADATA + 1; i < fields.size(); i++) {
        if (!fields.get(i).name().equals("status")
            && !Objects.equals(type.get(object, i), type.get(other, i))) {
          return true;
        }
      }
      return false;
    }

    private static int component(TypeDescriptor<?> type, String name) {
      List<FieldDescriptor> fields = type.fields();
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i).name().equals(name)) {
          return i;
        }
      }
      return -1;
    }
  }
}
