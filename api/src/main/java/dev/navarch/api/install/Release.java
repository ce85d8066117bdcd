package dev.navarch.api.install;

/** A Kubernetes release whose set of resources is known, oldest first. */
public enum Release {
  V1_20(20),
  V1_36(36);

  private final int minor;

  Release(int minor) {
    this.minor = minor;
  }

  /** The number behind {@code 1.}. */
  public int minor() {
    return minor;
  }

  @Override
  public String toString() {
    return "1." + minor;
  }
}
