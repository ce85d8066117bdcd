/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.authorization;

import org.jspecify.annotations.NullMarked;
