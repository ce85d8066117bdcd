/**
 * What happens to objects, and which requests that makes. {@link
 * dev.navarch.controllerruntime.event.EventHandler} and {@link
 * dev.navarch.controllerruntime.event.EventPredicate} are the contracts; both are functions without
 * state that any thread may call.
 */
@NullMarked
package dev.navarch.controllerruntime.event;

import org.jspecify.annotations.NullMarked;
