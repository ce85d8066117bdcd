/**
 * Informers that a whole program shares. {@link dev.navarch.client.informers.SharedInformerFactory}
 * is the entry; it may be used by any thread.
 */
@NullMarked
package dev.navarch.client.informers;

import org.jspecify.annotations.NullMarked;
