/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.table;

import org.jspecify.annotations.NullMarked;
