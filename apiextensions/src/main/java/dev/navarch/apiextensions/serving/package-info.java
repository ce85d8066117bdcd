/**
 * Custom resources as they are served. {@link dev.navarch.apiextensions.serving.CustomResources}
 * follows the definitions and keeps a server's catalog in step with them; {@link
 * dev.navarch.apiextensions.serving.CustomModel} says how the objects of a definition are read and
 * stored, and {@link dev.navarch.apiextensions.serving.CustomResourceStrategy} under which rules
 * they are written.
 *
 * <p>What is made of a definition is immutable, made anew when the definition changes, and may be
 * used by many threads at once.
 */
@NullMarked
package dev.navarch.apiextensions.serving;

import org.jspecify.annotations.NullMarked;
