/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.loop;

import org.jspecify.annotations.NullMarked;
