/**
 * What is special about daemon sets. Start at {@link
 * dev.navarch.registry.apps.daemonset.DaemonSetColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.apps.daemonset;

import org.jspecify.annotations.NullMarked;
