/** Tests of what is special about nodes. */
@NullMarked
package dev.navarch.registry.core.node;

import org.jspecify.annotations.NullMarked;
