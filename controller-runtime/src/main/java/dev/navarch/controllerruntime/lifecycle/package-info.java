/**
 * Work that is started and stopped with a manager. {@link
 * dev.navarch.controllerruntime.lifecycle.Task} is the contract; a task runs on a virtual thread of
 * its own, and signals may be given and asked for by any.
 */
@NullMarked
package dev.navarch.controllerruntime.lifecycle;

import org.jspecify.annotations.NullMarked;
