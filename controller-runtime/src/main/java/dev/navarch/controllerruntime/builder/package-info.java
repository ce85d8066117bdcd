/**
 * Puts controllers together. {@link dev.navarch.controllerruntime.builder.ControllerBuilder} is the
 * entry; a builder belongs to one thread.
 */
@NullMarked
package dev.navarch.controllerruntime.builder;

import org.jspecify.annotations.NullMarked;
