/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.server;

import org.jspecify.annotations.NullMarked;
