/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiextensions.columns;

import org.jspecify.annotations.NullMarked;
