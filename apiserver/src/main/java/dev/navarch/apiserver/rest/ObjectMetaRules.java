package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaBuilder;
import dev.navarch.apimachinery.value.Time;
import java.util.UUID;

/** What the server does with the metadata of every object, of whatever kind. */
final class ObjectMetaRules {
  private ObjectMetaRules() {}

  /** Metadata of a new object: everything that only the server may say. */
  static ObjectMeta ofNew(ObjectMeta given, Time now) {
    ObjectMetaBuilder metadata =
        given.toBuilder()
            .creationTimestamp(now)
            .uid(UUID.randomUUID().toString())
            .selfLink("")
            .deletionTimestamp(null)
            .deletionGracePeriodSeconds(null);
    if (given.name().isEmpty() && !given.generateName().isEmpty()) {
      metadata.name(GeneratedNames.complete(given.generateName()));
    }
    return metadata.build();
  }

  /** The namespace that the request names holds for an object that names none. */
  static ObjectMeta inNamespace(ObjectMeta given, String namespace) {
    if (given.namespace().equals(namespace)) {
      return given;
    }
    if (!given.namespace().isEmpty()) {
      throw ApiException.badRequest(
          "the namespace of the provided object does not match the namespace sent on the request");
    }
    return given.toBuilder().namespace(namespace).build();
  }

  /** Metadata of a changed object: what no client changes stays as it was. */
  static ObjectMeta ofChanged(ObjectMeta given, ObjectMeta old) {
    ObjectMetaBuilder metadata =
        given.toBuilder().creationTimestamp(old.creationTimestamp()).selfLink("");
    if (given.uid().isEmpty()) {
      metadata.uid(old.uid());
    }
    if (old.deletionTimestamp() != null) {
      metadata.deletionTimestamp(old.deletionTimestamp());
    }
    if (old.deletionGracePeriodSeconds() != null && given.deletionGracePeriodSeconds() == null) {
      metadata.deletionGracePeriodSeconds(old.deletionGracePeriodSeconds());
    }
    return metadata.build();
  }

  @SuppressWarnings("unchecked") // an object with other metadata is of the same class
  static <T extends MetaObject> T with(T object, ObjectMeta metadata) {
    return (T) object.withMetadata(metadata);
  }

  /** Without the version, which the store keeps by itself. */
  static <T extends MetaObject> T withoutVersion(T object) {
    return object.metadata().resourceVersion().isEmpty()
        ? object
        : with(object, object.metadata().toBuilder().resourceVersion("").build());
  }

  static <T extends MetaObject> T withVersion(T object, long revision) {
    return with(
        object, object.metadata().toBuilder().resourceVersion(Long.toString(revision)).build());
  }
}
