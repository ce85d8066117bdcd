/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.certificates;

import org.jspecify.annotations.NullMarked;
