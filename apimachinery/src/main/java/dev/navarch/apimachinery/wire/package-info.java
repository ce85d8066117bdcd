/**
 * What all codecs share: {@link dev.navarch.apimachinery.wire.DecodeException}, the one answer to
 * bytes that cannot be read, and {@link dev.navarch.apimachinery.wire.StringPool}.
 */
@NullMarked
package dev.navarch.apimachinery.wire;

import org.jspecify.annotations.NullMarked;
