/**
 * {@code extensions} as a whole: {@link dev.navarch.api.extensions.ExtensionsGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.extensions;

import org.jspecify.annotations.NullMarked;
