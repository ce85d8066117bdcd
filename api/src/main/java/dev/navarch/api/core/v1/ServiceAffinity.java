package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a Service keeps sending a client to the same pod. */
@ApiEnum
public final class ServiceAffinity {
  public static final String CLIENT_IP = "ClientIP";
  public static final String NONE = "None";

  private ServiceAffinity() {}
}
