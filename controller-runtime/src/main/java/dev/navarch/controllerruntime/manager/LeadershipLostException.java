package dev.navarch.controllerruntime.manager;

/** This process could not keep its Lease, and somebody else may lead by now. */
public final class LeadershipLostException extends Exception {
  private static final long serialVersionUID = 1;

  LeadershipLostException(String lease) {
    super("the lease " + lease + " was lost");
  }
}
