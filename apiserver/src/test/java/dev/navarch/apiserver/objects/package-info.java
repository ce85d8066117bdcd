@NullMarked
package dev.navarch.apiserver.objects;

import org.jspecify.annotations.NullMarked;
