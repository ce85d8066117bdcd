package dev.navarch.storage.testing.etcd;

import java.nio.file.Path;

/**
 * An etcd program, or why there is none: the one that the system property {@code navarch.etcd}
 * names, else Debian's, which {@code tools/fetch-debian} puts into the folder {@code .tools} of the
 * checkout that {@code navarch.root} names.
 */
public sealed interface EtcdBinary {
  /** A program that runs on this machine. */
  record Found(Path path) implements EtcdBinary {}

  /** None, and why. */
  record Missing(String reason) implements EtcdBinary {}

  /** Looks once in the life of this JVM; the first call may fetch, and then takes some seconds. */
  static EtcdBinary find() {
    return EtcdSearch.result();
  }

  /**
   * The program. Without one the test that asks is left out and says why, except where the
   * environment has {@code CI=true}: there it fails, so that nothing goes untested unnoticed.
   */
  static Path require() {
    return EtcdSearch.require(find(), "true".equals(System.getenv("CI")));
  }
}
