/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiextensions.definition;

import org.jspecify.annotations.NullMarked;
