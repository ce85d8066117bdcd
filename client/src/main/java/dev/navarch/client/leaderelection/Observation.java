package dev.navarch.client.leaderelection;

/**
 * A lock as this process last saw it change.
 *
 * @param at when that was, by the clock of this process
 */
record Observation(LockState state, long at) {
  LeaderElectionRecord record() {
    return state.record();
  }

  String holder() {
    return record().holderIdentity();
  }
}
