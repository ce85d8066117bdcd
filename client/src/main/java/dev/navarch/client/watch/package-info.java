/**
 * Changes of objects as they come from a server. {@link dev.navarch.client.watch.Watch} is the
 * entry; each has one reader.
 */
@NullMarked
package dev.navarch.client.watch;

import org.jspecify.annotations.NullMarked;
