/** Tests of what is special about services. */
@NullMarked
package dev.navarch.registry.core.service;

import org.jspecify.annotations.NullMarked;
