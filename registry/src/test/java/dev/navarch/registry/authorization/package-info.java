/** Tests of questions about rights. */
@NullMarked
package dev.navarch.registry.authorization;

import org.jspecify.annotations.NullMarked;
