package dev.navarch.apimachinery.patch;

/** A patch that cannot be read or applied. The message is Kubernetes' own wording. */
public sealed class PatchException extends RuntimeException
    permits PatchConflictException, PatchPreconditionException, PatchTestFailedException {
  private static final long serialVersionUID = 1;

  /** What is wrong, as far as a server's answer depends on it. */
  public enum Fault {
    /** The document is no patch of its kind: a bad request. */
    MALFORMED,
    /** The patch is longer than a server takes. */
    TOO_LARGE,
    /** The patch is well formed but does not apply: an unprocessable entity. */
    UNPROCESSABLE,
    /** The patch does not fit the type or the object; Kubernetes answers with an internal error. */
    UNMERGEABLE
  }

  private final Fault fault;

  PatchException(Fault fault, String message) {
    super(message);
    this.fault = fault;
  }

  static PatchException malformed(String message) {
    return new PatchException(Fault.MALFORMED, message);
  }

  static PatchException unprocessable(String message) {
    return new PatchException(Fault.UNPROCESSABLE, message);
  }

  static PatchException unmergeable(String message) {
    return new PatchException(Fault.UNMERGEABLE, message);
  }

  /** What is wrong. */
  public final Fault fault() {
    return fault;
  }
}
