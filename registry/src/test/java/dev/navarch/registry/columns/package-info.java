/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.columns;

import org.jspecify.annotations.NullMarked;
