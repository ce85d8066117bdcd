@NullMarked
package dev.navarch.controllers.namespace;

import org.jspecify.annotations.NullMarked;
