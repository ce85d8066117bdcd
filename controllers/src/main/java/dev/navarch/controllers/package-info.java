/**
 * The built-in control loops, which Kubernetes runs in its controller manager. {@link
 * dev.navarch.controllers.BuiltInController} lists them, {@link
 * dev.navarch.controllers.ControllerManager} runs them; both may be used by any thread. Loops know
 * the server as a client does.
 */
@NullMarked
package dev.navarch.controllers;

import org.jspecify.annotations.NullMarked;
