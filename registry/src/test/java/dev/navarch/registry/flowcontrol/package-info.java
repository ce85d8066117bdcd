/** Tests of flow control. */
@NullMarked
package dev.navarch.registry.flowcontrol;

import org.jspecify.annotations.NullMarked;
