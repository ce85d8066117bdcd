/**
 * {@code authentication.k8s.io} as a whole: {@link
 * dev.navarch.api.authentication.AuthenticationGroup} puts its versions into a scheme and describes
 * its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.authentication;

import org.jspecify.annotations.NullMarked;
