/** Tests of stateful sets. */
@NullMarked
package dev.navarch.registry.apps.statefulset;

import org.jspecify.annotations.NullMarked;
