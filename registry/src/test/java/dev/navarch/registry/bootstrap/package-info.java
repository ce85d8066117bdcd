/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.bootstrap;

import org.jspecify.annotations.NullMarked;
