/**
 * What is special about pods. How they are written is in {@link
 * dev.navarch.registry.core.pod.PodStrategy}; what else can be done with them, such as binding and
 * evicting, has a class for each. Their validation starts at {@link
 * dev.navarch.registry.core.pod.PodValidation}; the kinds that make pods use {@link
 * dev.navarch.registry.core.pod.PodTemplateValidation}. Each theme has a class of its own, and all
 * append what they find to the list that they are given, in Kubernetes' order and words.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.pod;

import org.jspecify.annotations.NullMarked;
