package dev.navarch.api.resource.v1;

/** How many devices a request is for. */
public final class DeviceCounts {
  private DeviceCounts() {}

  /** The stated number, else one if the request is for a number of devices and not for all. */
  public static long of(String allocationMode, long stated) {
    return stated == 0 && allocationMode.equals(DeviceAllocationMode.EXACT_COUNT) ? 1 : stated;
  }
}
