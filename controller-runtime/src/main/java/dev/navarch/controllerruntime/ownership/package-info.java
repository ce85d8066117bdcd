/**
 * Who owns whom. {@link dev.navarch.controllerruntime.ownership.Owners} is the entry: functions on
 * immutable objects, for any thread.
 */
@NullMarked
package dev.navarch.controllerruntime.ownership;

import org.jspecify.annotations.NullMarked;
