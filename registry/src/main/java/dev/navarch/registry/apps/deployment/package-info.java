/**
 * What is special about deployments. Start at {@link
 * dev.navarch.registry.apps.deployment.DeploymentColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.apps.deployment;

import org.jspecify.annotations.NullMarked;
