package dev.navarch.client.leaderelection;

/**
 * What came of one try to get or to keep a lock.
 *
 * @param held whether this process holds it
 * @param sentAt if so, a moment before the server wrote that down: from there on others wait
 */
record Try(boolean held, Observation seen, long sentAt) {}
