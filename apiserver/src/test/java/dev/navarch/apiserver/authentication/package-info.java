/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.authentication;

import org.jspecify.annotations.NullMarked;
