/**
 * Writing no more than what has to change. {@link
 * dev.navarch.controllerruntime.change.CreateOrUpdate} and {@link
 * dev.navarch.controllerruntime.change.MergeFrom} are the entries; both have no state, for any
 * thread.
 */
@NullMarked
package dev.navarch.controllerruntime.change;

import org.jspecify.annotations.NullMarked;
