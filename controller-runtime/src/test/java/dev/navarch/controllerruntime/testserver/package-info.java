/**
 * A server in memory for tests of this module. {@link
 * dev.navarch.controllerruntime.testserver.MemoryServer} is the entry; any thread may use it.
 */
@NullMarked
package dev.navarch.controllerruntime.testserver;

import org.jspecify.annotations.NullMarked;
