package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;

/**
 * A kind of object and the form in which a program wants to have it: as records of a class, as
 * trees, or reduced to its metadata, which takes the least memory.
 *
 * @param <T> the form
 */
public sealed interface ObjectKind<T extends MetaObject> {
  /** Objects of a class that is in the scheme. */
  record Typed<T extends MetaObject>(Class<T> type) implements ObjectKind<T> {
    @Override
    public GroupVersionKind groupVersionKind(Scheme scheme) {
      return scheme.objectKinds(type).stream()
          .filter(kind -> !kind.groupVersion().isInternal())
          .findFirst()
          .orElseThrow(
              () -> new IllegalArgumentException(type.getName() + " is of no external version"));
    }
  }

  /** Objects of a kind that need not have a class. */
  record Untyped(GroupVersionKind kind) implements ObjectKind<Unstructured> {
    @Override
    public Class<Unstructured> type() {
      return Unstructured.class;
    }

    @Override
    public GroupVersionKind groupVersionKind(Scheme scheme) {
      return kind;
    }
  }

  /** The metadata of objects. */
  record Metadata(ObjectKind<?> of) implements ObjectKind<PartialObjectMetadata> {
    public Metadata {
      if (of instanceof Metadata) {
        throw new IllegalArgumentException("metadata has no metadata");
      }
    }

    @Override
    public Class<PartialObjectMetadata> type() {
      return PartialObjectMetadata.class;
    }

    @Override
    public GroupVersionKind groupVersionKind(Scheme scheme) {
      return of.groupVersionKind(scheme);
    }
  }

  /** The class of the form. */
  Class<T> type();

  /**
   * The kind.
   *
   * @throws NotRegisteredException if it has a class that is not in the scheme
   */
  GroupVersionKind groupVersionKind(Scheme scheme);

  static <T extends MetaObject> ObjectKind<T> of(Class<T> type) {
    if (type == Unstructured.class || type == PartialObjectMetadata.class) {
      throw new IllegalArgumentException(type.getSimpleName() + " stands for objects of any kind");
    }
    return new Typed<>(type);
  }

  static ObjectKind<Unstructured> untyped(GroupVersionKind kind) {
    return new Untyped(kind);
  }

  static ObjectKind<PartialObjectMetadata> metadata(Class<? extends MetaObject> type) {
    return new Metadata(of(type));
  }

  static ObjectKind<PartialObjectMetadata> metadata(GroupVersionKind kind) {
    return new Metadata(untyped(kind));
  }

  /**
   * The kind of an object, in the form that the object has.
   *
   * @throws IllegalArgumentException if it is an object of any kind and does not say of which
   */
  @SuppressWarnings("unchecked") // the form follows from the class
  static <T extends MetaObject> ObjectKind<T> ofObject(T object) {
    return switch (object) {
      case Unstructured tree -> (ObjectKind<T>) untyped(said(tree));
      case PartialObjectMetadata part -> (ObjectKind<T>) metadata(said(part));
      default -> of((Class<T>) object.getClass());
    };
  }

  private static GroupVersionKind said(MetaObject object) {
    GroupVersionKind kind = object.groupVersionKind();
    if (kind.kind().isEmpty()) {
      throw new IllegalArgumentException("an object does not say of what kind it is");
    }
    return kind;
  }
}
