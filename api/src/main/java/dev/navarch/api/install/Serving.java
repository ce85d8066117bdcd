package dev.navarch.api.install;

/** Whether a server of some release offers a version or a resource. */
public enum Serving {
  /** Without being told to. */
  BY_DEFAULT,

  /** When the version, or the feature behind the resource, is turned on. */
  ON_REQUEST,

  /** Never; objects may still be read from storage and converted. */
  NOT_AT_ALL
}
