/**
 * Controllers written on the controller runtime, against a running control plane. {@link
 * dev.navarch.testing.controllerruntime.WidgetControllerTest} is the entry.
 */
@NullMarked
package dev.navarch.testing.controllerruntime;

import org.jspecify.annotations.NullMarked;
