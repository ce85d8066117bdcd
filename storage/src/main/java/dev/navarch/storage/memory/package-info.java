/**
 * The engine that keeps everything in memory and nothing on disk: for tests, and for control planes
 * that are thrown away. {@link dev.navarch.storage.memory.MemoryStore} is the entry; many threads
 * may use it at once.
 */
@NullMarked
package dev.navarch.storage.memory;

import org.jspecify.annotations.NullMarked;
