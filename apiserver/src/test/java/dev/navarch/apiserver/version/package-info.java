/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.version;

import org.jspecify.annotations.NullMarked;
