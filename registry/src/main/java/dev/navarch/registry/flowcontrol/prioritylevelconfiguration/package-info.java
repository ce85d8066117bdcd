/**
 * What is special about priority levels. Start at {@link
 * dev.navarch.registry.flowcontrol.prioritylevelconfiguration.PriorityLevelConfigurationColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.flowcontrol.prioritylevelconfiguration;

import org.jspecify.annotations.NullMarked;
