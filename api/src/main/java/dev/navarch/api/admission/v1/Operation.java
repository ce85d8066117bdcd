package dev.navarch.api.admission.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code Operation}. */
@ApiEnum
public final class Operation {
  public static final String CREATE = "CREATE";
  public static final String UPDATE = "UPDATE";
  public static final String DELETE = "DELETE";
  public static final String CONNECT = "CONNECT";

  private Operation() {}
}
