package dev.navarch.registry.admission.podsecurity;

/** A level as it was at some release. */
record Standard(Level level, StandardVersion version) {
  static final Standard NONE = new Standard(Level.PRIVILEGED, StandardVersion.LATEST);

  boolean isPrivileged() {
    return level == Level.PRIVILEGED;
  }

  /** As messages name it: {@code baseline:latest}. */
  @Override
  public String toString() {
    return level + ":" + version;
  }
}
