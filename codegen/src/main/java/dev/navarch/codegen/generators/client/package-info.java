/**
 * Writes clientsets with their typed clients, listers, informers and fakes. {@link
 * dev.navarch.codegen.generators.client.ClientTree} is the entry; each writer makes one sort of
 * file. The run-time classes that generated code stands on are known by name only. One thread does
 * all of it.
 */
@NullMarked
package dev.navarch.codegen.generators.client;

import org.jspecify.annotations.NullMarked;
