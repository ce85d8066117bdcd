package dev.navarch.api.storage.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code VolumeBindingMode}. */
@ApiEnum
public final class VolumeBindingMode {
  public static final String IMMEDIATE = "Immediate";
  public static final String WAIT_FOR_FIRST_CONSUMER = "WaitForFirstConsumer";

  private VolumeBindingMode() {}
}
