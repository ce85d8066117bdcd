/**
 * Failed requests as client and server exchange them: {@link
 * dev.navarch.apimachinery.errors.ApiException} carries a {@code Status}, in Kubernetes' wording,
 * with a {@link dev.navarch.apimachinery.errors.StatusReason} to decide on.
 *
 * <p>Everything is immutable and safe to share between threads.
 */
@NullMarked
package dev.navarch.apimachinery.errors;

import org.jspecify.annotations.NullMarked;
