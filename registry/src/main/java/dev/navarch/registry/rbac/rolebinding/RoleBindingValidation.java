package dev.navarch.registry.rbac.rolebinding;

import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import java.util.ArrayList;
import java.util.List;

/** Validation of role bindings, apart from their metadata. */
public final class RoleBindingValidation {
  /** The form of their names. */
  public static final NameCheck NAMES = NameKind.PATH_SEGMENT;

  private static final List<String> ROLE_KINDS = List.of("Role", "ClusterRole");

  private RoleBindingValidation() {}

  public static List<FieldError> create(RoleBinding binding) {
    List<FieldError> errors = new ArrayList<>(0);
    BindingValidation.roleRef(binding.roleRef(), ROLE_KINDS, errors);
    BindingValidation.subjects(binding.subjects(), true, errors);
    return errors;
  }

  public static List<FieldError> update(RoleBinding binding, RoleBinding old) {
    List<FieldError> errors = new ArrayList<>(create(binding));
    BindingValidation.sameRole(binding.roleRef(), old.roleRef(), errors);
    return errors;
  }
}
