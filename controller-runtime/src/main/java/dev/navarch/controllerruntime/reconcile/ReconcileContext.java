package dev.navarch.controllerruntime.reconcile;

import dev.navarch.controllerruntime.lifecycle.StopSignal;

/**
 * The circumstances of one reconciliation.
 *
 * @param controller the name of the controller
 * @param reconcileId unlike that of any other reconciliation, for log lines
 * @param retries how often this request was tried in vain before
 * @param stop given when the controller is about to stop; who takes long should look at it
 */
public record ReconcileContext(
    String controller, String reconcileId, int retries, StopSignal stop) {}
