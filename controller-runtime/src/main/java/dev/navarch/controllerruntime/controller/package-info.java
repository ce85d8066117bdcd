/**
 * The loop that calls a reconciler. {@link dev.navarch.controllerruntime.controller.Controller} is
 * the entry; each runs on the thread of its task, with a virtual thread for each worker.
 */
@NullMarked
package dev.navarch.controllerruntime.controller;

import org.jspecify.annotations.NullMarked;
