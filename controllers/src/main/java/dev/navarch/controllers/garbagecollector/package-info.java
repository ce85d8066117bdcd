/**
 * Deletes objects whose owners are gone, lets owners wait for their dependents, and lets dependents
 * go where they are to stay. {@link dev.navarch.controllers.garbagecollector.GarbageCollector} is
 * the entry. One lock guards the graph of owners and dependents; workers ask the server without it.
 */
@NullMarked
package dev.navarch.controllers.garbagecollector;

import org.jspecify.annotations.NullMarked;
