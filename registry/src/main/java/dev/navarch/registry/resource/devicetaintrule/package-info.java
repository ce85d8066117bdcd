/**
 * What is special about rules that taint devices. Start at {@link
 * dev.navarch.registry.resource.devicetaintrule.DeviceTaintRuleColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.resource.devicetaintrule;

import org.jspecify.annotations.NullMarked;
