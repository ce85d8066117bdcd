/** The clients of somebody's own kinds: generated, and what is added to them by hand. */
@NullMarked
package dev.navarch.client.sample.clientset.typed.samplecontroller.v1alpha1;

import org.jspecify.annotations.NullMarked;
