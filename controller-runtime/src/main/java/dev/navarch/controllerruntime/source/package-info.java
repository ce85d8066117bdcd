/**
 * Where requests come from. {@link dev.navarch.controllerruntime.source.Source} is the contract; a
 * source puts requests into its controller's queue from any thread, between its start and its end.
 */
@NullMarked
package dev.navarch.controllerruntime.source;

import org.jspecify.annotations.NullMarked;
