package dev.navarch.storage.etcd;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.WatchEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * What waits for a listener.
 *
 * <p>Only news count towards the limit. History, which a watch catches up with at first or after a
 * lost connection, is read from the server no faster than the listener takes it: whoever fills this
 * queue stops when it {@linkplain #hasRoom has no room}. So a long history makes nobody slow, and a
 * listener that does not keep up with the news is found out.
 */
final class WatchQueue {
  /** What a listener is to be told next. */
  sealed interface Item {
    /** {@code news} of them happened since the watch was set up at the server. */
    record Events(List<WatchEvent> events, int news) implements Item {}

    record Mark(long revision) implements Item {}

    record End(StorageException cause) implements Item {}
  }

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final ArrayDeque<Item> items = new ArrayDeque<>();
  private final int limit;
  private int waiting;
  private int news;
  private boolean over;

  WatchQueue(int limit) {
    this.limit = limit;
  }

  /** Adds events; false if there are too many, which adds nothing. */
  boolean add(Item.Events events) {
    lock.lock();
    try {
      if (news > 0 && news + events.news() > limit) {
        return false;
      }
      if (!over) {
        waiting += events.events().size();
        news += events.news();
        items.add(events);
        filled.signal();
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Adds a mark; one that waits right before it is no longer worth telling. */
  void mark(long revision) {
    lock.lock();
    try {
      if (!over) {
        if (items.peekLast() instanceof Item.Mark) {
          items.removeLast();
        }
        items.add(new Item.Mark(revision));
        filled.signal();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Drops what waits. The listener hears the cause, if there is one, and nothing more. */
  void end(@Nullable StorageException cause) {
    lock.lock();
    try {
      if (!over) {
        over = true;
        items.clear();
        if (cause != null) {
          items.add(new Item.End(cause));
        }
        filled.signal();
      } else if (cause == null) {
        items.clear();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Whether to read on. Only history that waits is a reason not to: news are read, or too many. */
  boolean hasRoom() {
    lock.lock();
    try {
      return waiting - news <= limit / 2;
    } finally {
      lock.unlock();
    }
  }

  /** Waits for something to tell, all events up to the next mark at once; null when all is over. */
  @Nullable Item take() throws InterruptedException {
    lock.lock();
    try {
      while (items.isEmpty()) {
        if (over) {
          return null;
        }
        filled.await();
      }
      Item first = items.remove();
      return first instanceof Item.Events events ? withFollowing(events) : first;
    } finally {
      lock.unlock();
    }
  }

  private Item withFollowing(Item.Events first) {
    Item.Events all = first;
    if (items.peek() instanceof Item.Events) {
      List<WatchEvent> joined = new ArrayList<>(first.events());
      int joinedNews = first.news();
      while (items.peek() instanceof Item.Events more) {
        items.remove();
        joined.addAll(more.events());
        joinedNews += more.news();
      }
      all = new Item.Events(joined, joinedNews);
    }
    waiting -= all.events().size();
    news -= all.news();
    return all;
  }
}
