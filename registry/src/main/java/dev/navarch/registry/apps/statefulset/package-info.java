/**
 * What is special about stateful sets. Start at {@link
 * dev.navarch.registry.apps.statefulset.StatefulSetColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.apps.statefulset;

import org.jspecify.annotations.NullMarked;
