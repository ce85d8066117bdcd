package dev.navarch.controllers.garbagecollector;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Owners that are known not to exist, so that the server is asked once for an owner with many
 * dependents. A uid is never used again, hence nothing here becomes wrong; what lives in no
 * namespace may be here as if it were in that of a dependent, and never the other way round. Holds
 * the last few; a lock guards them.
 */
final class AbsentOwners {
  private static final int LIMIT = 500;

  private final ReentrantLock lock = new ReentrantLock();
  private final Map<ObjectId, Boolean> known =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ObjectId, Boolean> eldest) {
          return size() > LIMIT;
        }
      };

  void add(ObjectId owner) {
    lock.lock();
    try {
      known.put(owner, Boolean.TRUE);
    } finally {
      lock.unlock();
    }
  }

  boolean has(ObjectId owner) {
    lock.lock();
    try {
      return known.get(owner) != null;
    } finally {
      lock.unlock();
    }
  }
}
