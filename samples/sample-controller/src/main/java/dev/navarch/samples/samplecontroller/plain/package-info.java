/**
 * The controller as one writes it with informers, listers and a work queue: {@link
 * dev.navarch.samples.samplecontroller.plain.FooController}. Every step stands there.
 */
@NullMarked
package dev.navarch.samples.samplecontroller.plain;

import org.jspecify.annotations.NullMarked;
