package dev.navarch.api.rbac.v1;

/** The API group of roles, and of the users and groups that they are bound to. */
public final class RbacGroup {
  public static final String NAME = "rbac.authorization.k8s.io";

  private RbacGroup() {}

  /** Whether a kind of subject belongs to this group. Service accounts are core objects. */
  public static boolean holds(String subjectKind) {
    return subjectKind.equals("User") || subjectKind.equals("Group");
  }
}
