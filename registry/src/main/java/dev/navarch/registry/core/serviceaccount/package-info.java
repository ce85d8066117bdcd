/**
 * What is special about service accounts. How they are written is in {@link
 * dev.navarch.registry.core.serviceaccount.ServiceAccountStrategy}, what is checked in {@link
 * dev.navarch.registry.core.serviceaccount.ServiceAccountValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.serviceaccount;

import org.jspecify.annotations.NullMarked;
