package dev.navarch.testing.server;

import dev.navarch.testing.TestControlPlane;

/** Starts a JVM's first control plane, and ends with it. */
final class FirstStart {
  private FirstStart() {}

  @SuppressWarnings("resource") // ends with the process
  public static void main(String[] arguments) {
    TestControlPlane unused = TestControlPlane.start();
    Runtime.getRuntime().halt(0);
  }
}
