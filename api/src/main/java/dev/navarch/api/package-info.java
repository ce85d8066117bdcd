/**
 * The built-in kinds, one package per group and version. {@link dev.navarch.api.AllTypes} puts all
 * of them into one scheme, {@link dev.navarch.api.BuiltInGroups} knows the resources that hold
 * them. Both are safe on any thread.
 */
@NullMarked
package dev.navarch.api;

import org.jspecify.annotations.NullMarked;
