/**
 * What a server's controllers take to delete what was asked to be deleted. {@link
 * dev.navarch.benchmarks.controllers.ControllerBenchmarks} is the entry.
 */
@NullMarked
package dev.navarch.benchmarks.controllers;

import org.jspecify.annotations.NullMarked;
