package dev.navarch.registry.rbac.rolebinding;

import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.api.rbac.v1.Subject;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import java.util.List;

/** What bindings of both kinds consist of: a role and those who hold it. */
public final class BindingValidation {
  private static final String GROUP = "rbac.authorization.k8s.io";
  private static final FieldPath ROLE_REF = FieldPath.of("roleRef");
  private static final FieldPath SUBJECTS = FieldPath.of("subjects");

  private BindingValidation() {}

  /** Checks the role that is bound, which must be of one of the given kinds. */
  public static void roleRef(RoleRef role, List<String> kinds, List<FieldError> errors) {
    NameValidation.supported(role.apiGroup(), List.of(GROUP), ROLE_REF.child("apiGroup"), errors);
    NameValidation.supported(role.kind(), kinds, ROLE_REF.child("kind"), errors);
    FieldPath name = ROLE_REF.child("name");
    if (NameValidation.required(role.name(), name, errors)) {
      NameValidation.invalid(
          role.name(), NameKind.PATH_SEGMENT.check(role.name(), false), name, errors);
    }
  }

  /** A binding is for one role: to bind another, it is deleted and created anew. */
  public static void sameRole(RoleRef role, RoleRef old, List<FieldError> errors) {
    if (!role.equals(old)) {
      errors.add(FieldError.invalid(ROLE_REF, InternalForm.shown(role), "cannot change roleRef"));
    }
  }

  /** Checks those who hold the role; only a namespaced binding knows a namespace to assume. */
  public static void subjects(List<Subject> subjects, boolean namespaced, List<FieldError> errors) {
    for (int i = 0; i < subjects.size(); i++) {
      subject(subjects.get(i), namespaced, SUBJECTS.index(i), errors);
    }
  }

  private static void subject(
      Subject subject, boolean namespaced, FieldPath path, List<FieldError> errors) {
    boolean named = NameValidation.required(subject.name(), path.child("name"), errors);
    switch (subject.kind()) {
      case "ServiceAccount" -> {
        if (named) {
          NameValidation.invalid(
              subject.name(),
              NameKind.DNS_SUBDOMAIN.check(subject.name(), false),
              path.child("name"),
              errors);
        }
        NameValidation.supported(subject.apiGroup(), List.of(""), path.child("apiGroup"), errors);
        if (!namespaced) {
          NameValidation.required(subject.namespace(), path.child("namespace"), errors);
        }
      }
      case "User", "Group" ->
          NameValidation.supported(
              subject.apiGroup(), List.of(GROUP), path.child("apiGroup"), errors);
      default ->
          errors.add(
              FieldError.notSupported(
                  path.child("kind"), subject.kind(), List.of("ServiceAccount", "User", "Group")));
    }
  }
}
