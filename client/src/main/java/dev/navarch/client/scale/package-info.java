/**
 * Replica counts of anything that has a scale subresource. {@link
 * dev.navarch.client.scale.ScaleClient} is the entry; it may be used by any number of threads.
 */
@NullMarked
package dev.navarch.client.scale;

import org.jspecify.annotations.NullMarked;
