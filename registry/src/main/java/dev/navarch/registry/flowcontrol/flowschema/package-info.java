/**
 * What is special about flow schemas. Start at {@link
 * dev.navarch.registry.flowcontrol.flowschema.FlowSchemaColumns}; pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.flowcontrol.flowschema;

import org.jspecify.annotations.NullMarked;
