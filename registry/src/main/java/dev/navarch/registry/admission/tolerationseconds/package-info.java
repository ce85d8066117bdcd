/**
 * Pods stay some minutes on a node that is in trouble. The entry type is {@link
 * dev.navarch.registry.admission.tolerationseconds.DefaultTolerationSeconds}, for any number of
 * threads.
 */
@NullMarked
package dev.navarch.registry.admission.tolerationseconds;

import org.jspecify.annotations.NullMarked;
