package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What was made of stored values so far, by key and revision. Bounded in bytes: what nobody asked
 * for since the last look goes first.
 *
 * <p>A value remembers its entry, which is faster than looking it up; see {@link KeyValue#memo()}.
 * Losing an entry loses nothing but the work of making it again. The lock is held by whoever makes
 * room; nobody waits for it.
 */
public final class ObjectTable {
  /** The model is part of it: what it makes of a value differs from what another one makes. */
  private record Id(ByteString key, long revision, boolean removed, ObjectModel model) {
    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Id other
          && revision == other.revision
          && removed == other.removed
          && model.equals(other.model)
          && key.equals(other.key);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * key.hashCode() + Long.hashCode(revision)) + Boolean.hashCode(removed);
    }
  }

  private static final int LOOKS_PER_ROUND = 64;

  private final long limit;
  private final WriteObserver observer;
  private final ConcurrentHashMap<Id, StoredObject> objects = new ConcurrentHashMap<>();
  private final ConcurrentLinkedQueue<Id> order = new ConcurrentLinkedQueue<>();
  private final AtomicLong weight = new AtomicLong();
  private final ReentrantLock making = new ReentrantLock();

  /** Creates a table that holds about so many bytes. */
  public ObjectTable(long limitBytes) {
    this(limitBytes, WriteObserver.NONE);
  }

  /** Creates a table that holds about so many bytes, and tells somebody what goes through it. */
  public ObjectTable(long limitBytes, WriteObserver observer) {
    limit = limitBytes;
    this.observer = observer;
  }

  /** The object of a value that lies in the store. */
  public StoredObject of(KeyValue stored, ObjectModel model) {
    if (stored.memo() instanceof StoredObject known && known.isOf(model)) {
      known.use();
      return known;
    }
    StoredObject found =
        of(new Id(stored.key(), stored.modRevision(), false, model), stored.value());
    found.rememberIn(stored);
    return found;
  }

  /** The object as it was when a revision removed it, or took it out of somebody's sight. */
  public StoredObject ofRemoved(KeyValue before, long revision, ObjectModel model) {
    return of(new Id(before.key(), revision, true, model), before.value());
  }

  private StoredObject of(Id id, ByteString value) {
    StoredObject known = objects.get(id);
    if (known == null) {
      known = add(id, new StoredObject(id.key(), value, id.revision(), id.model()));
    }
    known.use();
    return known;
  }

  /** Remembers what has just been written. */
  public StoredObject wrote(
      ByteString key, ByteString value, long revision, MetaObject hub, ObjectModel model) {
    StoredObject written =
        add(
            new Id(key, revision, false, model),
            new StoredObject(key, value, revision, model).known(hub));
    observer.wrote(hub);
    return written;
  }

  /** Takes notice of what has just been removed. */
  public void removed(MetaObject hub) {
    observer.removed(hub);
  }

  private StoredObject add(Id id, StoredObject object) {
    StoredObject other = objects.putIfAbsent(id, object);
    if (other != null) {
      return other;
    }
    order.add(id);
    // An entry grows after it was added; what it will weigh in the end is guessed from its value.
    if (weight.addAndGet(guess(object)) > limit) {
      makeRoom();
    }
    return object;
  }

  private static long guess(StoredObject object) {
    return 512 + 6L * object.value().length();
  }

  private void makeRoom() {
    if (!making.tryLock()) {
      return;
    }
    try {
      for (int looks = 0; weight.get() > limit && looks < LOOKS_PER_ROUND; looks++) {
        Id oldest = order.poll();
        if (oldest == null) {
          return;
        }
        StoredObject object = objects.get(oldest);
        if (object == null) {
          continue;
        }
        if (object.used) {
          object.used = false;
          order.add(oldest);
        } else if (objects.remove(oldest) != null) {
          object.forget();
          weight.addAndGet(-guess(object));
        }
      }
    } finally {
      making.unlock();
    }
  }
}
