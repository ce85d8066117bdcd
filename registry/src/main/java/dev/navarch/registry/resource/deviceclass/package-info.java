/**
 * What is special about device classes. Start at {@link
 * dev.navarch.registry.resource.deviceclass.DeviceClassColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.resource.deviceclass;

import org.jspecify.annotations.NullMarked;
