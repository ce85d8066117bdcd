/**
 * Reading and writing objects of any kind. {@link dev.navarch.controllerruntime.client.Client} is
 * the entry; clients may be used by any number of threads, and their calls block.
 */
@NullMarked
package dev.navarch.controllerruntime.client;

import org.jspecify.annotations.NullMarked;
