package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is special about the objects of a resource when they are written. Everything has a default,
 * so that a resource says only what is special. All methods work on hub objects, are free of side
 * effects, and may be called more than once for a request.
 */
public interface Strategy<T extends MetaObject> {
  /** What to do with dependents of a deleted object where the client does not say. */
  enum Dependents {
    DELETE,
    ORPHAN,
    /** Objects of this kind never have dependents. */
    UNSUPPORTED
  }

  /** What names must look like. */
  default NameCheck names() {
    return NameKind.DNS_SUBDOMAIN;
  }

  /** Whether finalizers must be well-known ones, or qualified by whose they are. */
  default boolean knowsFinalizers() {
    return false;
  }

  /**
   * What a client sent, in the words of the hub, before anybody's ownership of fields is recorded.
   */
  default T received(T object) {
    return object;
  }

  /** Puts a new object in order: takes away what the client must not set, adds what it need not. */
  default T prepareForCreate(RequestContext context, T object) {
    return object;
  }

  /** What is wrong with a new object besides its metadata. */
  default List<FieldError> validate(RequestContext context, T object) {
    return List.of();
  }

  /** What a client is told about an object that is accepted nevertheless. */
  default List<String> warnings(RequestContext context, T object) {
    return List.of();
  }

  /** Puts a changed object in order: takes back what the client must not change. */
  default T prepareForUpdate(RequestContext context, T object, T old) {
    return object;
  }

  /** What is wrong with a changed object besides its metadata. */
  default List<FieldError> validateUpdate(RequestContext context, T object, T old) {
    return List.of();
  }

  default List<String> warningsOnUpdate(RequestContext context, T object, T old) {
    return warnings(context, object);
  }

  /** Whether an update of an object that is not there creates it. */
  default boolean createsOnUpdate() {
    return false;
  }

  /**
   * Returns whether a configuration that is applied to a missing object through this sub-resource
   * creates the object. Not asked for a resource itself: there, an applied configuration always
   * creates.
   */
  default boolean createsOnApply() {
    return false;
  }

  /** Whether an update may leave out the version it is based on. */
  default boolean updatesUnconditionally() {
    return true;
  }

  default Dependents dependents(RequestContext context) {
    return Dependents.DELETE;
  }

  /**
   * How many seconds somebody may take to end what the object stands for, before the object goes
   * away; empty if the object goes at once.
   */
  default OptionalLong gracePeriod(T object, DeleteOptions options) {
    return OptionalLong.empty();
  }

  /**
   * The object as a deletion leaves it that cannot remove it yet, for a resource with a way of its
   * own to end; empty if the object ends as all others do.
   *
   * @param finalizers those of the object, with what the client wants to become of its dependents
   */
  default Optional<T> marked(T object, Time now, List<String> finalizers) {
    return Optional.empty();
  }

  /** What a client is told who deletes an object. */
  default List<String> warningsOnDelete(RequestContext context, T object, DeleteOptions options) {
    return List.of();
  }

  /** Whether an update leaves the object in a state in which it is to go away. */
  default boolean deletesOnUpdate(T object, T old) {
    return object.metadata().deletionTimestamp() != null
        && object.metadata().finalizers().isEmpty()
        && (object.metadata().deletionGracePeriodSeconds() == null
            || object.metadata().deletionGracePeriodSeconds() == 0);
  }

  /** Whether the answer to a deletion is the object that was deleted, and not a status. */
  default boolean returnsDeleted() {
    return false;
  }

  /** After how many seconds a new or changed object goes away by itself. */
  default OptionalLong secondsToLive(T object) {
    return OptionalLong.empty();
  }

  /** What this endpoint puts back to what it was; nobody comes to own it by writing here. */
  default FieldSet resetFields() {
    return FieldSet.EMPTY;
  }
}
