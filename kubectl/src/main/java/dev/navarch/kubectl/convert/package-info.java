/** {@code kubectl convert}: {@link dev.navarch.kubectl.convert.Convert} does the work. */
@NullMarked
package dev.navarch.kubectl.convert;

import org.jspecify.annotations.NullMarked;
