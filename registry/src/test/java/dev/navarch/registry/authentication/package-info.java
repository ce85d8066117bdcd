/** Tests of questions about who somebody is. */
@NullMarked
package dev.navarch.registry.authentication;

import org.jspecify.annotations.NullMarked;
