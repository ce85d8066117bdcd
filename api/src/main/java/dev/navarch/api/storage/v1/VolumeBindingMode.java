package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Whether a claim is bound right away or once a pod using it is being scheduled. */
@ApiEnum
public final class VolumeBindingMode {
  public static final String IMMEDIATE = "Immediate";
  public static final String WAIT_FOR_FIRST_CONSUMER = "WaitForFirstConsumer";

  private VolumeBindingMode() {}
}
