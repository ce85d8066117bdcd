/** Tests of what is special about secrets. */
@NullMarked
package dev.navarch.registry.core.secret;

import org.jspecify.annotations.NullMarked;
