/**
 * Structural schemas of custom resources and what they do to objects: pruning, defaulting and
 * validation of JSON trees. {@link dev.navarch.apiextensions.schema.StructuralSchema} is the model
 * that everything else here works with. Everything is immutable and safe to share.
 */
@NullMarked
package dev.navarch.apiextensions.schema;

import org.jspecify.annotations.NullMarked;
