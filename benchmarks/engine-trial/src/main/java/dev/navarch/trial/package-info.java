/**
 * Measures three embedded stores as the log under the durable storage engine. {@link
 * dev.navarch.trial.Trial} starts one fresh JVM for each figure and prints the table; within a JVM
 * a log is written by one thread.
 */
@NullMarked
package dev.navarch.trial;

import org.jspecify.annotations.NullMarked;
