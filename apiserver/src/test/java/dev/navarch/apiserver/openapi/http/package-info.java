/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.openapi.http;

import org.jspecify.annotations.NullMarked;
