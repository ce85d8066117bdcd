/**
 * One informer for each kind that a program reads or watches. {@link
 * dev.navarch.controllerruntime.cache.Cache} is the entry; it may be used by any thread.
 */
@NullMarked
package dev.navarch.controllerruntime.cache;

import org.jspecify.annotations.NullMarked;
