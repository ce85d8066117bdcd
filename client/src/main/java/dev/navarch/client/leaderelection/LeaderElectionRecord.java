package dev.navarch.client.leaderelection;

import dev.navarch.apimachinery.value.MicroTime;
import org.jspecify.annotations.Nullable;

/**
 * Who holds a lock. The times are those of the holder's clock, and tell others nothing but that
 * something changed.
 *
 * @param holderIdentity empty when nobody holds it
 * @param leaseDurationSeconds how long others leave it to the holder after they last saw a change
 * @param leaderTransitions how often it went from one holder to another
 */
public record LeaderElectionRecord(
    String holderIdentity,
    int leaseDurationSeconds,
    @Nullable MicroTime acquireTime,
    @Nullable MicroTime renewTime,
    int leaderTransitions) {}
