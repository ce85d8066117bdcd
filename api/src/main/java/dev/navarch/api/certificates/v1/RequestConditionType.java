package dev.navarch.api.certificates.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code RequestConditionType}. */
@ApiEnum
public final class RequestConditionType {
  public static final String APPROVED = "Approved";
  public static final String DENIED = "Denied";
  public static final String FAILED = "Failed";

  private RequestConditionType() {}
}
