/**
 * What a program with controllers is made of and started with. {@link
 * dev.navarch.controllerruntime.manager.Manager} is the entry; it may be used by any thread.
 */
@NullMarked
package dev.navarch.controllerruntime.manager;

import org.jspecify.annotations.NullMarked;
