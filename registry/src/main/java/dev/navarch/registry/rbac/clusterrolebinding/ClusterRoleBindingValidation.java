package dev.navarch.registry.rbac.clusterrolebinding;

import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.rbac.rolebinding.BindingValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of cluster role bindings, apart from their metadata. */
public final class ClusterRoleBindingValidation {
  /** The form of their names. */
  public static final NameCheck NAMES = NameKind.PATH_SEGMENT;

  private static final List<String> ROLE_KINDS = List.of("ClusterRole");

  private ClusterRoleBindingValidation() {}

  public static List<FieldError> create(ClusterRoleBinding binding) {
    List<FieldError> errors = new ArrayList<>(0);
    BindingValidation.roleRef(binding.roleRef(), ROLE_KINDS, errors);
    BindingValidation.subjects(binding.subjects(), false, errors);
    return errors;
  }

  public static List<FieldError> update(ClusterRoleBinding binding, ClusterRoleBinding old) {
    List<FieldError> errors = new ArrayList<>(create(binding));
    BindingValidation.sameRole(binding.roleRef(), old.roleRef(), errors);
    return errors;
  }
}
