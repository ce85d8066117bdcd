/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.request;

import org.jspecify.annotations.NullMarked;
