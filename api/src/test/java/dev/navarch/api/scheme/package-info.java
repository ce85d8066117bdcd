/**
 * The scheme of built-in kinds at work: which maps hold what, how versions are chosen and
 * converted, and what a document that cannot be read is answered with.
 */
@NullMarked
package dev.navarch.api.scheme;

import org.jspecify.annotations.NullMarked;
