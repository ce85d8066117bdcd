/**
 * What a cluster has from its first moment: built-in roles and their bindings, namespaces,
 * priorities, flow control, the server's own service and the list of what it serves. {@link
 * dev.navarch.registry.bootstrap.BootstrapObjects} has all of them; {@link
 * dev.navarch.registry.bootstrap.BootstrapRepair} sees to those that are there already. Everything
 * else here is pure functions that make immutable objects; a repair belongs to one thread.
 */
@NullMarked
package dev.navarch.registry.bootstrap;

import org.jspecify.annotations.NullMarked;
