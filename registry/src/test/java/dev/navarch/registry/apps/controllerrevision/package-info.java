/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.apps.controllerrevision;

import org.jspecify.annotations.NullMarked;
