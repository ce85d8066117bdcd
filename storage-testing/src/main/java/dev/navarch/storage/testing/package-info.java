/**
 * The tests that every storage engine must pass. An engine extends {@link
 * dev.navarch.storage.testing.StoreContract}, {@link
 * dev.navarch.storage.testing.StoreModelContract} and, if it keeps what was written, {@link
 * dev.navarch.storage.testing.DurableStoreContract}, and says how a store is opened; for tests of
 * its own, with faults, there are {@link dev.navarch.storage.testing.HistoryRecorder}, {@link
 * dev.navarch.storage.testing.HistoryChecker} and {@link
 * dev.navarch.storage.testing.RecordingListener}.
 *
 * <p>Tests run one after the other. Listeners and recorders are made for many threads; models and
 * checkers are not.
 */
@NullMarked
package dev.navarch.storage.testing;

import org.jspecify.annotations.NullMarked;
