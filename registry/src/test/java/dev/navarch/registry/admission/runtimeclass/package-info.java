/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.admission.runtimeclass;

import org.jspecify.annotations.NullMarked;
