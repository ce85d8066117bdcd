/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.http;

import org.jspecify.annotations.NullMarked;
