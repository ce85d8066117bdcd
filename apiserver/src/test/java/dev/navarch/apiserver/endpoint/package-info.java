@NullMarked
package dev.navarch.apiserver.endpoint;

import org.jspecify.annotations.NullMarked;
