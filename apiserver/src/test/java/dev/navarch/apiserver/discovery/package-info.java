/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.discovery;

import org.jspecify.annotations.NullMarked;
