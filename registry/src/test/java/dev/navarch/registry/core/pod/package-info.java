/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.core.pod;

import org.jspecify.annotations.NullMarked;
