/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.admission.serviceaccount;

import org.jspecify.annotations.NullMarked;
