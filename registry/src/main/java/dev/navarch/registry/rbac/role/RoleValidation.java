package dev.navarch.registry.rbac.role;

import dev.navarch.api.rbac.v1.Role;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import java.util.ArrayList;
import java.util.List;

/** Validation of roles, apart from their metadata. */
public final class RoleValidation {
  /** The form of their names. */
  public static final NameCheck NAMES = NameKind.PATH_SEGMENT;

  private RoleValidation() {}

  public static List<FieldError> create(Role role) {
    List<FieldError> errors = new ArrayList<>(0);
    PolicyRuleValidation.check(role.rules(), true, errors);
    return errors;
  }

  public static List<FieldError> update(Role role, Role old) {
    return create(role);
  }
}
