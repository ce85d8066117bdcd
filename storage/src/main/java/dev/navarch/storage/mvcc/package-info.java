/**
 * A store whose whole state, history included, is one immutable {@link
 * dev.navarch.storage.mvcc.State} in memory: reads take the state that is current and need no lock,
 * copying a store means sharing its state.
 *
 * <p>A write is a {@link dev.navarch.storage.mvcc.Change}: a pure function from a state to the
 * next. A {@link dev.navarch.storage.mvcc.Committer} runs changes one after the other and publishes
 * what comes out; it alone decides on which thread, and what must be on disk before. {@link
 * dev.navarch.storage.mvcc.VersionedStore} puts the pieces together for the engines, {@link
 * dev.navarch.storage.mvcc.Follower} for a copy of what another store holds.
 */
@NullMarked
package dev.navarch.storage.mvcc;

import org.jspecify.annotations.NullMarked;
