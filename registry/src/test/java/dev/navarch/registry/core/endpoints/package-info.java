/** Tests of what is special about endpoints. */
@NullMarked
package dev.navarch.registry.core.endpoints;

import org.jspecify.annotations.NullMarked;
