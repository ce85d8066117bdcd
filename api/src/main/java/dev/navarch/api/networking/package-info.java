/**
 * {@code networking.k8s.io} as a whole: {@link dev.navarch.api.networking.NetworkingGroup} puts its
 * versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.networking;

import org.jspecify.annotations.NullMarked;
