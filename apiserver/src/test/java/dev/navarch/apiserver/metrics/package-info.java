/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.apiserver.metrics;

import org.jspecify.annotations.NullMarked;
