/**
 * What is special about the states of the control plane's components: {@link
 * dev.navarch.registry.core.componentstatus.ComponentStatusRest} finds them out, and {@link
 * dev.navarch.registry.core.componentstatus.ComponentStatusColumns} shows them. Safe to call from
 * any thread.
 */
@NullMarked
package dev.navarch.registry.core.componentstatus;

import org.jspecify.annotations.NullMarked;
