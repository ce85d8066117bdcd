/**
 * Flow schemas that lead to a priority level which does not exist. {@link
 * dev.navarch.registry.flowcontrol.dangling.DanglingFlowSchemas} keeps their status up to date, on
 * a thread of its own; {@link dev.navarch.registry.flowcontrol.dangling.DanglingCondition} words
 * it, for any thread.
 */
@NullMarked
package dev.navarch.registry.flowcontrol.dangling;

import org.jspecify.annotations.NullMarked;
