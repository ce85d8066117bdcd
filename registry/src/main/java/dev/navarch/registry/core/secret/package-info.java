/**
 * What is special about secrets. How they are written is in {@link
 * dev.navarch.registry.core.secret.SecretStrategy}, what is checked in {@link
 * dev.navarch.registry.core.secret.SecretValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.secret;

import org.jspecify.annotations.NullMarked;
