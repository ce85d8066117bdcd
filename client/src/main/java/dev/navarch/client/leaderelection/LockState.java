package dev.navarch.client.leaderelection;

/**
 * A lock as it was read or written.
 *
 * @param origin what the lock itself needs to change this and nothing newer; nobody else looks at
 *     it
 */
public record LockState(LeaderElectionRecord record, Object origin) {}
