/**
 * The CEL rules of custom resources: {@link dev.navarch.apiextensions.cel.RuleSet} compiles what a
 * schema asks for and checks objects against it, {@link dev.navarch.apiextensions.cel.SchemaRules}
 * finds what is wrong with the rules of a definition, and {@link
 * dev.navarch.apiextensions.cel.Expression} is one expression on its own.
 *
 * <p>Parsing and type checking are a library's; nothing of it is seen outside of this package, and
 * its classes are loaded when the first rule is compiled. Expressions run in {@code eval}, which
 * counts cost as Kubernetes does. Everything that is public here is immutable.
 */
@NullMarked
package dev.navarch.apiextensions.cel;

import org.jspecify.annotations.NullMarked;
