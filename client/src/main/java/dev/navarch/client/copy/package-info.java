/**
 * Files and folders to and from containers, through the {@code tar} that a container has. {@link
 * dev.navarch.client.copy.PodCopy} is the entry, immutable and for any thread; the rest belongs to
 * the thread that copies.
 */
@NullMarked
package dev.navarch.client.copy;

import org.jspecify.annotations.NullMarked;
