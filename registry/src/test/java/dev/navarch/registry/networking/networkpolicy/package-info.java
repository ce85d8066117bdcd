/** Tests of what is special about network policies. */
@NullMarked
package dev.navarch.registry.networking.networkpolicy;

import org.jspecify.annotations.NullMarked;
