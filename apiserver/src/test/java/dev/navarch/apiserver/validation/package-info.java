/** Tests of what holds for every object whatever its kind. */
@NullMarked
package dev.navarch.apiserver.validation;

import org.jspecify.annotations.NullMarked;
