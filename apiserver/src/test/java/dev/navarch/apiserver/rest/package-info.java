@NullMarked
package dev.navarch.apiserver.rest;

import org.jspecify.annotations.NullMarked;
