package dev.navarch.api.flowcontrol.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code SubjectKind}. */
@ApiEnum
public final class SubjectKind {
  public static final String USER = "User";
  public static final String GROUP = "Group";
  public static final String SERVICE_ACCOUNT = "ServiceAccount";

  private SubjectKind() {}
}
