/**
 * Compact, unmodifiable collections for API objects: {@link
 * dev.navarch.apimachinery.collect.StringMap} and the absent collections of {@link
 * dev.navarch.apimachinery.collect.Absent}. Everything here is immutable and safe to share.
 */
@NullMarked
package dev.navarch.apimachinery.collect;

import org.jspecify.annotations.NullMarked;
