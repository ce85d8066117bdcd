/**
 * What is special about taken service addresses. Start at {@link
 * dev.navarch.registry.networking.ipaddress.IpAddressColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.networking.ipaddress;

import org.jspecify.annotations.NullMarked;
