/**
 * What is special about resource quotas. How they are written is in {@link
 * dev.navarch.registry.core.resourcequota.ResourceQuotaStrategy}, what is checked in {@link
 * dev.navarch.registry.core.resourcequota.ResourceQuotaValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.resourcequota;

import org.jspecify.annotations.NullMarked;
