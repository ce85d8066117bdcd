/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.core.podtemplate;

import org.jspecify.annotations.NullMarked;
