/**
 * Checks that hold for every object whatever its kind: its metadata ({@link
 * dev.navarch.apiserver.validation.ObjectMetaValidation}) and, for kinds without rules of their
 * own, what their type descriptors say ({@link
 * dev.navarch.apiserver.validation.DescriptorValidation}).
 *
 * <p>All checks are pure functions that return what is wrong, in the order and words of Kubernetes;
 * any thread may call them.
 */
@NullMarked
package dev.navarch.apiserver.validation;

import org.jspecify.annotations.NullMarked;
