/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiextensions.cel;

import org.jspecify.annotations.NullMarked;
