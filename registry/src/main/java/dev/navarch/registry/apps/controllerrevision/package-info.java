/**
 * What is special about revisions of controllers' templates. Start at {@link
 * dev.navarch.registry.apps.controllerrevision.ControllerRevisionColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.apps.controllerrevision;

import org.jspecify.annotations.NullMarked;
