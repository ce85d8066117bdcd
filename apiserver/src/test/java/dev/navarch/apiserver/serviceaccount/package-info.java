/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.serviceaccount;

import org.jspecify.annotations.NullMarked;
