/**
 * Work that is owed before an object may go. {@link
 * dev.navarch.controllerruntime.finalizers.Finalizers} is the entry: functions without state, for
 * any thread.
 */
@NullMarked
package dev.navarch.controllerruntime.finalizers;

import org.jspecify.annotations.NullMarked;
