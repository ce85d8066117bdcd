/**
 * The built-in kinds, one package per group and version. {@link dev.navarch.api.AllTypes} puts all of them
 * into one scheme.
 */
@NullMarked
package dev.navarch.api;

import org.jspecify.annotations.NullMarked;
