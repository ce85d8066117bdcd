package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code OperationType}. */
@ApiEnum
public final class OperationType {
  public static final String ALL = "*";
  public static final String CREATE = "CREATE";
  public static final String UPDATE = "UPDATE";
  public static final String DELETE = "DELETE";
  public static final String CONNECT = "CONNECT";

  private OperationType() {}
}
