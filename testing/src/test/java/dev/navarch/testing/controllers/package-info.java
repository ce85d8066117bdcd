/**
 * The built-in control loops against a running control plane. {@link
 * dev.navarch.testing.controllers.Objects} is what tests act with; each test has a control plane of
 * its own.
 */
@NullMarked
package dev.navarch.testing.controllers;

import org.jspecify.annotations.NullMarked;
