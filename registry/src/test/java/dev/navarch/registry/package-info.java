/** Tests of built-in resources as a whole. */
@NullMarked
package dev.navarch.registry;

import org.jspecify.annotations.NullMarked;
