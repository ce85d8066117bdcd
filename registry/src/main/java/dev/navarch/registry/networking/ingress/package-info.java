/**
 * What is special about ingresses. Start at {@link
 * dev.navarch.registry.networking.ingress.IngressValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.networking.ingress;

import org.jspecify.annotations.NullMarked;
