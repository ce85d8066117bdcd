/**
 * A controller that keeps a Deployment for each Foo: {@code apis} has the type, {@code plain} the
 * controller made of informers and a work queue, {@code reconciling} the same one on
 * controller-runtime. Here is what both have in common.
 */
@NullMarked
package dev.navarch.samples.samplecontroller;

import org.jspecify.annotations.NullMarked;
