/**
 * What most resources have in common: a strategy made of a few traits ({@link
 * dev.navarch.registry.generic.TraitStrategy}), and the way from the list of built-in resources to
 * a catalog of what a server offers ({@link dev.navarch.registry.generic.BuiltInCatalog}).
 */
@NullMarked
package dev.navarch.registry.generic;

import org.jspecify.annotations.NullMarked;
