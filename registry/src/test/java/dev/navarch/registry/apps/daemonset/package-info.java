/** Tests of daemon sets. */
@NullMarked
package dev.navarch.registry.apps.daemonset;

import org.jspecify.annotations.NullMarked;
