/**
 * The engine that keeps everything in memory and makes every write durable in a folder before it is
 * acknowledged. {@link dev.navarch.storage.embedded.EmbeddedStore} is the entry; many threads may
 * use it at once. On disk it is a log of the writes that some readable revision still needs: see
 * {@code DESIGN.md} of this module.
 */
@NullMarked
package dev.navarch.storage.embedded;

import org.jspecify.annotations.NullMarked;
