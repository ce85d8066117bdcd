/**
 * What the author of a controller writes: {@link
 * dev.navarch.controllerruntime.reconcile.Reconciler}. Values are immutable; a reconciler is called
 * by several threads if its controller has several workers, and by one at a time for each request.
 */
@NullMarked
package dev.navarch.controllerruntime.reconcile;

import org.jspecify.annotations.NullMarked;
