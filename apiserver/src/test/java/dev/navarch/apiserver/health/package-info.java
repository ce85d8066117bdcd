/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.health;

import org.jspecify.annotations.NullMarked;
