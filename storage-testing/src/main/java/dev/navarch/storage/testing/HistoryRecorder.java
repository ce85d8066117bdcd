package dev.navarch.storage.testing;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.testing.Call.Answer;
import dev.navarch.storage.testing.Call.Request;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Writes down what clients ask a store and what it answers, for {@link HistoryChecker}. Each thread
 * takes a {@link Client} of its own; they may use different stores, if the data behind is the same.
 *
 * <p>A call that a store cannot answer does not throw: that is an answer as well, and the checker
 * knows what may follow from it.
 */
public final class HistoryRecorder {
  private static final long ORIGIN = System.nanoTime();

  private final Queue<Call> calls = new ConcurrentLinkedQueue<>();
  private final AtomicInteger clients = new AtomicInteger();

  public Client client(Store store) {
    return new Client(store, clients.incrementAndGet());
  }

  /** All calls that ended so far. */
  public List<Call> calls() {
    return List.copyOf(calls);
  }

  /** Asks a store, one call after the other. Not for several threads. */
  public final class Client {
    private final Store store;
    private final int number;
    private final Map<ByteString, Long> lastSeen = new HashMap<>();
    private int puts;

    private Client(Store store, int number) {
      this.store = store;
      this.number = number;
    }

    public Call read(ByteString key) {
      return call(key, new Request.Read(), () -> new Answer.Held(store.get(key).orElse(null)));
    }

    public Call put(ByteString key) {
      ByteString value = freshValue();
      return write(key, new Request.Put(value, Request.ALWAYS), Txn.put(key, value));
    }

    public Call create(ByteString key) {
      ByteString value = freshValue();
      return write(key, new Request.Put(value, 0), Txn.create(key, value));
    }

    public Call update(ByteString key, long modRevision) {
      ByteString value = freshValue();
      return write(key, new Request.Put(value, modRevision), Txn.update(key, modRevision, value));
    }

    public Call delete(ByteString key) {
      return write(key, new Request.Delete(Request.ALWAYS), Txn.delete(key));
    }

    public Call delete(ByteString key, long modRevision) {
      return write(key, new Request.Delete(modRevision), Txn.delete(key, modRevision));
    }

    /** One of all these calls. Conditions are what this client saw last, so some of them hold. */
    public Call callAtRandom(List<ByteString> keys, Random random) {
      ByteString key = keys.get(random.nextInt(keys.size()));
      long seen = lastSeen.getOrDefault(key, 0L);
      int dice = random.nextInt(20);
      if (dice < 8) {
        return read(key);
      }
      if (dice < 11) {
        return put(key);
      }
      if (dice < 17) {
        return seen == 0 ? create(key) : update(key, seen);
      }
      return dice < 19 && seen != 0 ? delete(key, seen) : delete(key);
    }

    private Call write(ByteString key, Request request, Txn txn) {
      return call(
          key,
          request,
          () ->
              switch (store.commit(txn)) {
                case TxnResult.Committed committed -> new Answer.Done(committed.revision());
                case TxnResult.Conflict conflict ->
                    new Answer.Conflict(
                        conflict.revision(), conflict.current().getFirst().orElse(null));
              });
    }

    private Call call(ByteString key, Request request, Asking asking) {
      long invoked = System.nanoTime() - ORIGIN;
      Answer answer;
      try {
        answer = asking.ask();
      } catch (StorageException e) {
        answer = withoutAnswer(request, e);
      }
      Call call = new Call(number, key, request, invoked, System.nanoTime() - ORIGIN, answer);
      calls.add(call);
      remember(call);
      return call;
    }

    private void remember(Call call) {
      switch (call.answer()) {
        case Answer.Held held -> lastSeen.put(call.key(), revision(held.item()));
        case Answer.Conflict conflict -> lastSeen.put(call.key(), revision(conflict.item()));
        case Answer.Done done ->
            lastSeen.put(
                call.key(),
                call.request() instanceof Request.Put ? done.revision() : Long.valueOf(0));
        case Answer.NotApplied notApplied -> {}
        case Answer.Unknown unknown -> {}
      }
    }

    private ByteString freshValue() {
      return ByteString.utf8(number + "." + ++puts);
    }
  }

  private interface Asking {
    Answer ask();
  }

  private static long revision(@Nullable KeyValue item) {
    return item == null ? 0 : item.modRevision();
  }

  /** What is known after a call that failed; failures that say nothing of the write are thrown. */
  private static Answer withoutAnswer(Request request, StorageException cause) {
    boolean read = request instanceof Request.Read;
    return switch (cause) {
      case StorageException.Unavailable unavailable ->
          read || unavailable.outcome() == StorageException.Outcome.NOT_APPLIED
              ? new Answer.NotApplied()
              : new Answer.Unknown();
      case StorageException.Closed closed -> read ? new Answer.NotApplied() : new Answer.Unknown();
      case StorageException.DiskFull diskFull -> new Answer.NotApplied();
      case StorageException.TooLarge tooLarge -> new Answer.NotApplied();
      case StorageException.LeaseNotFound notFound -> new Answer.NotApplied();
      case StorageException.Compacted unexpected -> throw unexpected;
      case StorageException.FutureRevision unexpected -> throw unexpected;
      case StorageException.SlowWatcher unexpected -> throw unexpected;
      case StorageException.Corrupt unexpected -> throw unexpected;
      case StorageException.Locked unexpected -> throw unexpected;
    };
  }
}
