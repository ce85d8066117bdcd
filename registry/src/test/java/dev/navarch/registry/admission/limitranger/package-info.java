/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.admission.limitranger;

import org.jspecify.annotations.NullMarked;
