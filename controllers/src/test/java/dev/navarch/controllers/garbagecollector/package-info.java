@NullMarked
package dev.navarch.controllers.garbagecollector;

import org.jspecify.annotations.NullMarked;
