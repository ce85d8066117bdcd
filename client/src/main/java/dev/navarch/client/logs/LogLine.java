package dev.navarch.client.logs;

/**
 * One line of a log.
 *
 * @param container whose it is; empty where that was not asked for by name
 * @param text without its end; with a time before it if that was asked for
 */
public record LogLine(String container, String text) {}
