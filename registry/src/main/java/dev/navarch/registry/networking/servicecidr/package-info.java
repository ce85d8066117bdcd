/**
 * What is special about ranges of service addresses. Start at {@link
 * dev.navarch.registry.networking.servicecidr.ServiceCidrColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.networking.servicecidr;

import org.jspecify.annotations.NullMarked;
