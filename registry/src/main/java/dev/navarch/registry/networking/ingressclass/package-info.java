/**
 * What is special about ingress classes. Start at {@link
 * dev.navarch.registry.networking.ingressclass.IngressClassValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.networking.ingressclass;

import org.jspecify.annotations.NullMarked;
