/**
 * What is special about priority classes. Start at {@link
 * dev.navarch.registry.scheduling.priorityclass.PriorityClassValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.scheduling.priorityclass;

import org.jspecify.annotations.NullMarked;
