package dev.navarch.apimachinery.patch;

/** A {@code test} operation of a JSON patch found another value than it names. */
public final class PatchTestFailedException extends PatchException {
  private static final long serialVersionUID = 1;

  PatchTestFailedException(String path) {
    super(Fault.UNPROCESSABLE, "testing value " + path + " failed: test failed");
  }
}
