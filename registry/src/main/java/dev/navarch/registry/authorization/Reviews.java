package dev.navarch.registry.authorization;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.List;

/** What all questions of the group have in common. */
final class Reviews {
  static final String GROUP = "authorization.k8s.io";

  private Reviews() {}

  static ObjectModel model(BuiltInStores stores, String kind) {
    return stores.model(new GroupKind(GROUP, kind), new GroupVersion(GROUP, "v1"));
  }

  /** Refuses a question with errors. Kubernetes names neither kind nor object here. */
  static void refuse(List<FieldError> errors) {
    if (!errors.isEmpty()) {
      throw ApiException.invalid(new GroupKind(GROUP, ""), "", errors);
    }
  }
}
