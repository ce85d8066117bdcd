/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.admission.volumeresize;

import org.jspecify.annotations.NullMarked;
