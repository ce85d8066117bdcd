/**
 * Compact, unmodifiable collections for API objects: {@link
 * dev.navarch.apimachinery.collect.StringMap} and the absent collections of {@link
 * dev.navarch.apimachinery.collect.Absent}; and {@link dev.navarch.apimachinery.collect.Lazy}, for
 * what may never be needed. Everything here is safe to share.
 */
@NullMarked
package dev.navarch.apimachinery.collect;

import org.jspecify.annotations.NullMarked;
