/**
 * {@code events.k8s.io} as a whole: {@link dev.navarch.api.events.EventsGroup} puts its versions
 * into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.events;

import org.jspecify.annotations.NullMarked;
