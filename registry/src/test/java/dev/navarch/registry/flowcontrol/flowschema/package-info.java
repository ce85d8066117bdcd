/** Tests of what is special about flow schemas. */
@NullMarked
package dev.navarch.registry.flowcontrol.flowschema;

import org.jspecify.annotations.NullMarked;
