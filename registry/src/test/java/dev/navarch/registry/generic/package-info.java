/** Tests of what resources have in common, and the registry that tests of resources run on. */
@NullMarked
package dev.navarch.registry.generic;

import org.jspecify.annotations.NullMarked;
