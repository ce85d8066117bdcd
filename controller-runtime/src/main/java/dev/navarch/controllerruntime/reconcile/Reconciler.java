package dev.navarch.controllerruntime.reconcile;

/**
 * Brings the world into the state that an object asks for. It is told which object, and not what
 * happened: it reads what is there now and does what is missing, so that doing it twice does no
 * harm. An object that is not there any more is a request like others.
 *
 * <p>No two calls for the same request run at the same time. Calls for different requests do, if
 * the controller has several workers.
 */
@FunctionalInterface
public interface Reconciler {
  /**
   * Does what is to be done for one object.
   *
   * @return what comes next; {@link Result#done} in most cases
   * @throws TerminalException if trying again is of no use before something changes
   * @throws InterruptedException if the controller stops and does not wait any longer
   * @throws Exception if it failed: it is tried again, later each time
   */
  Result reconcile(Request request, ReconcileContext context) throws Exception;
}
