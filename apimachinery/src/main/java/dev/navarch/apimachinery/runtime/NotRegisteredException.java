package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.schema.GroupVersionKind;

/** A kind, version or type that a scheme does not know. */
public final class NotRegisteredException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private NotRegisteredException(String message) {
    super(message);
  }

  static NotRegisteredException forKind(String scheme, GroupVersionKind kind) {
    if (kind.kind().isEmpty()) {
      return new NotRegisteredException(
          "no version \"%s\" has been registered in scheme \"%s\""
              .formatted(kind.groupVersion(), scheme));
    }
    if (kind.groupVersion().isInternal()) {
      return new NotRegisteredException(
          "no kind \"%s\" is registered for the internal version of group \"%s\" in scheme \"%s\""
              .formatted(kind.kind(), kind.group(), scheme));
    }
    return new NotRegisteredException(
        "no kind \"%s\" is registered for version \"%s\" in scheme \"%s\""
            .formatted(kind.kind(), kind.groupVersion(), scheme));
  }

  static NotRegisteredException forType(String scheme, String type) {
    return new NotRegisteredException(
        "no kind is registered for the type %s in scheme \"%s\"".formatted(type, scheme));
  }

  static NotRegisteredException forTarget(String scheme, String type, Object target) {
    return new NotRegisteredException(
        "%s is not suitable for converting to \"%s\" in scheme \"%s\""
            .formatted(type, target, scheme));
  }
}
