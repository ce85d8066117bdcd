/**
 * The same controller on controller-runtime: {@link
 * dev.navarch.samples.samplecontroller.reconciling.FooReconciler} says what is to be done for one
 * Foo, and nothing else is left to write.
 */
@NullMarked
package dev.navarch.samples.samplecontroller.reconciling;

import org.jspecify.annotations.NullMarked;
