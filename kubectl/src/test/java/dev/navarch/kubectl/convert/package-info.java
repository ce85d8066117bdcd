/** Tests of {@code kubectl convert} as a user runs it. */
@NullMarked
package dev.navarch.kubectl.convert;

import org.jspecify.annotations.NullMarked;
