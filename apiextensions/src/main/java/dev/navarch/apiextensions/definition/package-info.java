/**
 * Validation of the definitions of custom resources. {@link
 * dev.navarch.apiextensions.definition.DefinitionValidation} is the entry; {@link
 * dev.navarch.apiextensions.definition.RuleChecker} is what the checks of CEL rules plug into.
 * Everything is immutable or made for one check, so any thread may validate.
 */
@NullMarked
package dev.navarch.apiextensions.definition;

import org.jspecify.annotations.NullMarked;
