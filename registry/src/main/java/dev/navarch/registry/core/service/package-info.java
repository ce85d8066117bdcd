/**
 * What is special about services. How they are written is in {@link
 * dev.navarch.registry.core.service.ServiceStrategy}; {@link
 * dev.navarch.registry.core.service.ServiceAllocation} gives them addresses and ports, and {@link
 * dev.navarch.registry.core.service.ServiceValidation} checks them.
 *
 * <p>Everything may be used by many threads at once: what is shared is in the store.
 */
@NullMarked
package dev.navarch.registry.core.service;

import org.jspecify.annotations.NullMarked;
