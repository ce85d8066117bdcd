/** Tests of the core group, and what they share. */
@NullMarked
package dev.navarch.registry.core;

import org.jspecify.annotations.NullMarked;
