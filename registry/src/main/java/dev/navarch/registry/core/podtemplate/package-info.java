/**
 * What is special about pod templates. Start at {@link
 * dev.navarch.registry.core.podtemplate.PodTemplateStrategy}; everything is stateless and safe to
 * call from any thread.
 */
@NullMarked
package dev.navarch.registry.core.podtemplate;

import org.jspecify.annotations.NullMarked;
