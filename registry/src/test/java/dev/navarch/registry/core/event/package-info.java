/** Tests of what is special about events. */
@NullMarked
package dev.navarch.registry.core.event;

import org.jspecify.annotations.NullMarked;
