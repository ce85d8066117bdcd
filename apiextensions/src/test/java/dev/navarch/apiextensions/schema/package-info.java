/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiextensions.schema;

import org.jspecify.annotations.NullMarked;
