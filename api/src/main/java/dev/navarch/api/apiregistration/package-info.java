/**
 * {@code apiregistration.k8s.io} as a whole: {@link
 * dev.navarch.api.apiregistration.ApiRegistrationGroup} puts its versions into a scheme and
 * describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.apiregistration;

import org.jspecify.annotations.NullMarked;
