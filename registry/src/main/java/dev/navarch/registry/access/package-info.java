/**
 * What the server itself looks up in its objects to know who may do what: roles and bindings,
 * service accounts. Reads come from memory.
 */
@NullMarked
package dev.navarch.registry.access;

import org.jspecify.annotations.NullMarked;
