/**
 * Definitions of custom resources from annotated kinds: {@link
 * dev.navarch.codegen.generators.crd.CrdGenerator} groups kinds into definitions, {@link
 * dev.navarch.codegen.generators.crd.SchemaBuilder} says what their types are in a structural
 * schema, and {@link dev.navarch.codegen.generators.crd.YamlText} writes the files. Definitions and
 * schemas are trees of maps, lists, texts, numbers and truth values, as JSON has them. Everything
 * runs on the compiler's thread.
 */
@NullMarked
package dev.navarch.codegen.generators.crd;

import org.jspecify.annotations.NullMarked;
