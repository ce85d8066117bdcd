package dev.navarch.registry.core.node;

import dev.navarch.api.core.v1.ConfigMapNodeConfigSource;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.NodeConfigSource;
import dev.navarch.api.core.v1.NodeConfigStatus;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a kubelet was once told to find its configuration; stored nodes may still carry it. */
final class ConfigSourceValidation {
  private ConfigSourceValidation() {}

  static void check(Node node, List<FieldError> errors) {
    source(node.spec().configSource(), false, FieldPath.of("spec", "configSource"), errors);
    NodeConfigStatus status = node.status().config();
    if (status != null) {
      FieldPath path = FieldPath.of("status", "config");
      source(status.assigned(), true, path.child("assigned"), errors);
      source(status.active(), true, path.child("active"), errors);
      source(status.lastKnownGood(), true, path.child("lastKnownGood"), errors);
    }
  }

  private static void source(
      @Nullable NodeConfigSource source,
      boolean inStatus,
      FieldPath path,
      List<FieldError> errors) {
    if (source == null) {
      return;
    }
    ConfigMapNodeConfigSource map = source.configMap();
    if (map == null) {
      errors.add(
          FieldError.invalid(
              path, InternalForm.shown(source), "exactly one reference subfield must be non-nil"));
    } else {
      configMap(map, inStatus, path.child("configMap"), errors);
    }
  }

  /** A revision is what a node reports, never what it is told. */
  private static void configMap(
      ConfigMapNodeConfigSource map, boolean inStatus, FieldPath path, List<FieldError> errors) {
    revision(map.uid(), "uid", inStatus, path, errors);
    revision(map.resourceVersion(), "resourceVersion", inStatus, path, errors);
    if (present(map.namespace(), "namespace", path, errors)) {
      NameValidation.dnsLabel(map.namespace(), path.child("namespace"), errors);
    }
    if (present(map.name(), "name", path, errors)) {
      NameValidation.dnsSubdomain(map.name(), path.child("name"), errors);
    }
    if (present(map.kubeletConfigKey(), "kubeletConfigKey", path, errors)) {
      NameValidation.invalid(
          map.kubeletConfigKey(),
          TextSyntax.configMapKey(map.kubeletConfigKey()),
          path.child("kubeletConfigKey"),
          errors);
    }
  }

  private static void revision(
      String value, String field, boolean inStatus, FieldPath path, List<FieldError> errors) {
    if (inStatus && value.isEmpty()) {
      errors.add(FieldError.required(path.child(field), field + " must be set in status"));
    } else if (!inStatus && !value.isEmpty()) {
      errors.add(FieldError.forbidden(path.child(field), field + " must not be set in spec"));
    }
  }

  private static boolean present(
      String value, String field, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      errors.add(FieldError.required(path.child(field), field + " must be set"));
    }
    return !value.isEmpty();
  }
}
