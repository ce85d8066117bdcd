/** Tests of what is special about limit ranges. */
@NullMarked
package dev.navarch.registry.core.limitrange;

import org.jspecify.annotations.NullMarked;
