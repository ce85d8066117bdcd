/**
 * Findings about single fields of an object, in the words that Kubernetes uses for them. Start at
 * {@link dev.navarch.apimachinery.validation.FieldError}, which validation collects in lists rather
 * than throws; {@link dev.navarch.apimachinery.validation.FieldPath} says where a field is.
 *
 * <p>Everything is immutable and safe to share between threads.
 */
@NullMarked
package dev.navarch.apimachinery.validation;

import org.jspecify.annotations.NullMarked;
