/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.admission.podresources;

import org.jspecify.annotations.NullMarked;
