/**
 * Every kind through every codec, copy and conversion: on real objects where a folder of them is at
 * hand, and always on objects that {@link dev.navarch.api.roundtrip.ObjectFiller} makes up.
 */
@NullMarked
package dev.navarch.api.roundtrip;

import org.jspecify.annotations.NullMarked;
