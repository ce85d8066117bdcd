/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.flowcontrol.dangling;

import org.jspecify.annotations.NullMarked;
