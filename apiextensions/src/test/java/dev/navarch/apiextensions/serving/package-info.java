/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiextensions.serving;

import org.jspecify.annotations.NullMarked;
