package dev.navarch.client.cache;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadFactory;

/** Makes virtual threads and remembers them. */
public final class RecordedThreads implements ThreadFactory {
  private final ThreadFactory factory = Thread.ofVirtual().factory();
  private final List<Thread> made = new CopyOnWriteArrayList<>();

  @Override
  public Thread newThread(Runnable work) {
    Thread thread = factory.newThread(work);
    made.add(thread);
    return thread;
  }

  public List<String> alive() {
    return made.stream().filter(Thread::isAlive).map(Thread::getName).sorted().toList();
  }

  int count() {
    return made.size();
  }
}
