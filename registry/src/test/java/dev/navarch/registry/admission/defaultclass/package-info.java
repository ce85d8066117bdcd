/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.admission.defaultclass;

import org.jspecify.annotations.NullMarked;
