/**
 * Objects and what is known about all of them: {@link dev.navarch.apimachinery.runtime.ApiObject},
 * the {@link dev.navarch.apimachinery.runtime.Scheme} that maps kinds to types, and conversion
 * between versions. Objects are immutable; a scheme is built once and then safe to share.
 */
@NullMarked
package dev.navarch.apimachinery.runtime;

import org.jspecify.annotations.NullMarked;
