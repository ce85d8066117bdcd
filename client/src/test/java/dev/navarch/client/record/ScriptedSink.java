package dev.navarch.client.record;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A sink that remembers what it is told, and fails as it is told. */
final class ScriptedSink<E> implements EventSink<E> {
  /** {@code create}, or {@code patch} and the patch. */
  final List<String> calls = new CopyOnWriteArrayList<>();

  final List<E> events = new CopyOnWriteArrayList<>();

  /** What the next calls throw. */
  final Deque<Exception> failures = new ArrayDeque<>();

  @Override
  public E create(E event) throws IOException {
    return take("create", event);
  }

  @Override
  public E update(E event) throws IOException {
    return take("update", event);
  }

  @Override
  public E patch(E event, byte[] patch) throws IOException {
    return take("patch " + new String(patch, StandardCharsets.UTF_8), event);
  }

  private E take(String call, E event) throws IOException {
    calls.add(call);
    Exception failure = failures.poll();
    if (failure instanceof IOException io) {
      throw io;
    }
    if (failure instanceof RuntimeException refused) {
      throw refused;
    }
    events.add(event);
    return event;
  }
}
